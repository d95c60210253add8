export { PromoTicket } from './promo-ticket.tsx';
export { TicketList } from './ticket-list.tsx';
