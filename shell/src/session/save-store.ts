import type { StoredUser } from '@pasar/contract';

/**
 * The user as another tab knows them, in the store that this tab shows: what it shows changes with a reload, and until
 * then the server rejects its changes (people W28).
 */
export const saveStore = (shown: StoredUser | null, next: StoredUser | null): StoredUser | null =>
  next?.merchant && shown?.merchant && shown.email === next.email && shown.merchant.id !== next.merchant.id
    ? { ...next, merchant: shown.merchant }
    : next;
