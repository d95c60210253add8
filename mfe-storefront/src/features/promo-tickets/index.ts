export { CodeForm } from './code-form.tsx';
export { OfferTerms } from './offer-terms-list.tsx';
export { PromoTicket } from './promo-ticket.tsx';
export { type Show, showPath } from './show-query.ts';
export { TicketList } from './ticket-list.tsx';
export { TicketTabs } from './ticket-tabs.tsx';
export { TopTickets } from './top-tickets.tsx';
export { type Claims, useClaims } from './use-claims.ts';
