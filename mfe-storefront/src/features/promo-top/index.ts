export { TopTickets } from './top-tickets.tsx';
