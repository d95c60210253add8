import { createStore, type StoreApi } from 'zustand';

/** The numbers on the header's icons. */
export interface Counts {
  cart: number;
  notifications: number;
}

export const noCounts: Counts = { cart: 0, notifications: 0 };

export const createCountsStore = (initial: Counts = noCounts): StoreApi<Counts> => createStore(() => initial);
