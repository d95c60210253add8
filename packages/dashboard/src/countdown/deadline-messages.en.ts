import type { id } from './deadline-messages.id.ts';

export const en: typeof id = {
  buyer: {
    pay: 'Pay within',
    respond: 'The seller answers within',
    ship: 'The seller ships within',
    pickup: 'The courier picks up within',
    complete: 'Auto-completes in',
    reply_cancel: 'The seller answers your request to cancel within',
    reply_complaint: 'The seller answers your complaint within',
  },
  seller: {
    pay: 'The buyer pays within',
    respond: 'Accept within',
    ship: 'Ship within',
    pickup: 'The courier picks up within',
    complete: 'Money arrives in',
    reply_cancel: 'Answer the request to cancel within',
    reply_complaint: 'Answer the complaint within',
  },
};
