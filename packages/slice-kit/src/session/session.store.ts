import type { StoredUser } from '@pasar/contract';
import { createStore, type StoreApi } from 'zustand';

/** Who is here. `user` is null for visitors. */
export interface SessionState {
  user: StoredUser | null;
}

export const createSessionStore = (user: StoredUser | null = null): StoreApi<SessionState> =>
  createStore(() => ({ user }));
