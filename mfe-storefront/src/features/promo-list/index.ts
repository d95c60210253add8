export { CodeForm } from './code-form.tsx';
export { type Show, showPath } from './show-query.ts';
export { TicketTabs } from './ticket-tabs.tsx';
