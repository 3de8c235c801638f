print("rtl-audit")
