/** `rejected` never arrived, `reversed` was sent back by the bank; both return the whole amount. */
export const withdrawalStatuses = [
  'requested',
  'approved',
  'processing',
  'paid',
  'rejected',
  'reversed',
] as const;
