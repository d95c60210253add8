import {
  importEndpoints,
  mediaEndpoints,
  orderDocumentEndpoints,
  sellerProductEndpoints,
  sellerWalletEndpoints,
  sellingEndpoints,
} from '@pasar/contract';

// These two are for people in the dashboard.
const { template: _template, ...imports } = importEndpoints;
const { replyToComplaint: _reply, replyToStaff: _answer, ...orders } = sellingEndpoints;
const { balance, history, month } = sellerWalletEndpoints;
const { label, labels } = orderDocumentEndpoints;

/** Every call that a key may open, by area; each names the scopes of which one is enough. */
export const storeCalls = {
  products: sellerProductEndpoints,
  imports,
  files: mediaEndpoints,
  orders: { ...orders, label, labels },
  wallet: { balance, history, month },
} as const;
