export { PromoTicket } from './promo-ticket.tsx';
export { TicketList } from './ticket-list.tsx';
export { TopTickets } from './top-tickets.tsx';
