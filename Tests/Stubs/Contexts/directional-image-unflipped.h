NSBundle *TicketBundle(void);
