import { createStore, type StoreApi } from 'zustand';
import type { SuggestionOption } from './suggestion-options.ts';

/** The server accepts no longer text. */
export const longestSearch = 100;

export interface SearchState {
  options: readonly SuggestionOption[];
  /** The option that the arrows point at; -1 while they point at the box itself. */
  active: number;
  open: boolean;
}

export type SearchStore = StoreApi<SearchState>;

const closed: SearchState = { options: [], active: -1, open: false };

export const createSearchStore = (): SearchStore => createStore(() => closed);

/** Closes the list. */
export const closeList = (store: SearchStore): void => store.setState(closed);

/** Used until the behavior has loaded. */
export const idleSearch: SearchStore = createSearchStore();
