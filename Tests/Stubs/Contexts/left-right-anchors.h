static UILayoutGuide *guide;
