import type { ApiClient } from '@pasar/api-client';
import { headerEndpoints, type Suggestions } from '@pasar/contract';
import { createSuggester } from './create-suggester.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import { closeList, createSearchStore, type SearchStore } from './search-state.ts';
import { recentOptions, type SuggestionOption, suggestionOptions } from './suggestion-options.ts';

export interface SearchBehaviour {
  store: SearchStore;
  type(text: string): void;
  /** Shows what was searched for before. */
  recall(): void;
  /** Forgets what was searched for before. */
  forget(): void;
  /** Up and Down through the list and back to the box, Esc away from it; answers whether the key was used up. */
  key(name: string): boolean;
  close(): void;
}

export interface SearchSurroundings {
  api: ApiClient;
  /** Whether a page exists now. */
  offers(path: string): boolean;
}

/** SPEC 1: a phone layout at 922 px or less. */
const widthNow = () => (matchMedia('(max-width: 922px)').matches ? 'phone' : 'desktop');
/** The server takes no longer words. */
const longestSearch = 100;

/** What the search box does beyond being a form (APG "Editable combobox with list autocomplete"). */
export const createSearchBehaviour = ({ api, offers }: SearchSurroundings): SearchBehaviour => {
  const store = createSearchStore();
  const close = () => closeList(store);
  const show = (options: readonly SuggestionOption[]) => {
    const offered = options.filter(({ to }) => offers(to));
    store.setState({ options: offered, active: -1, open: offered.length > 0 });
  };
  const recall = () => show(recentOptions(recentSearches()));
  const suggester = createSuggester<Suggestions>({
    async fetch(text, signal) {
      const query = { search: text.slice(0, longestSearch) };
      return (await api.call(headerEndpoints.autocomplete, { query }, { signal })).data;
    },
    onAnswer(found, text) {
      show(suggestionOptions(found, text, widthNow()));
    },
    onNothing: close,
  });
  const move = (step: 1 | -1) => {
    const { active, options } = store.getState();
    // One place more than there are options: the box is part of the round.
    const places = options.length + 1;
    store.setState({ active: ((active + 1 + step + places) % places) - 1 });
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: close,
  };
  return {
    store,
    type: (text) => {
      suggester.ask(text);
      if (text.trim() === '') recall();
    },
    recall,
    forget() {
      forgetSearches();
      close();
    },
    key(name) {
      const act = keys[name];
      if (!act || !store.getState().open) return false;
      act();
      return true;
    },
    close() {
      suggester.stop();
      close();
    },
  };
};
