import type { ApiClient } from '@pasar/api-client';
import { headerEndpoints, homeEndpoints, type Suggestions, type TrendingCategory } from '@pasar/contract';
import { createSuggester } from './create-suggester.ts';
import { deleteSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { closeList, createSearchStore, longestSearch, type SearchStore } from './search-state.ts';
import {
  isInWorkspace,
  openingOptions,
  pages,
  type SuggestionOption,
  storeAt,
  suggestionOptions,
} from './suggestion-options.ts';

export interface SearchBehavior {
  store: SearchStore;
  /** `path` is the page with the box: a store's goods come first, in a workspace the own orders. */
  type(text: string, path: string, inWorkspace: boolean): void;
  /** Shows what was searched for before, and the categories that sell now. */
  recall(): void;
  /** Deletes the recent searches; the categories stay. */
  forget(): void;
  /** Keeps what the address of a chosen list searches for; codes of the own orders are no searches of the shop. */
  remember(to: string): void;
  /** Up and Down through the list and back to the box, Esc closes it; returns whether the key was handled. */
  key(name: string): boolean;
  close(): void;
}

export interface SearchSurroundings {
  api: ApiClient;
  /** Whether a page exists now. */
  offers(page: string): boolean;
}

/** What a list's address searches for; nothing in other addresses. */
const wordsOf = (path: string) => new URLSearchParams(path.split('?')[1]).get('search') ?? '';

/** SPEC 1: a phone layout at 922 px or less. */
const widthNow = () => (matchMedia('(max-width: 922px)').matches ? 'phone' : 'desktop');

/** What the search box does beyond being a form (APG "Editable combobox with list autocomplete"). */
export const createSearchBehavior = ({ api, offers }: SearchSurroundings): SearchBehavior => {
  const store = createSearchStore();
  /** The newest of all that may fill the list: what comes late is dropped. */
  let turn = 0;
  let here: string | null = null;
  let isWorkspace = false;
  const close = () => {
    turn += 1;
    closeList(store);
  };
  const show = (options: readonly SuggestionOption[], active = -1) => {
    const offered = options.filter(({ group }) => offers(pages[group]));
    store.setState({ options: offered, active, open: offered.length > 0 });
  };
  let trending: Promise<readonly TrendingCategory[]> | undefined;
  const readTrending = () => {
    trending ??= api.call(homeEndpoints.trendingCategories).then(({ data }) => data);
    return trending;
  };
  const recall = async () => {
    turn += 1;
    const mine = turn;
    show(openingOptions(recentSearches(), []));
    try {
      const sellingNow = await readTrending();
      // They come below the earlier searches: what the arrows point at stays where it is.
      if (mine === turn) show(openingOptions(recentSearches(), sellingNow), store.getState().active);
    } catch {
      // An error here stays silent: the box remains usable without suggestions, and the next opening
      // requests them again.
      trending = undefined;
    }
  };
  const suggester = createSuggester<Suggestions>({
    async fetch(text, signal) {
      return (await api.call(headerEndpoints.autocomplete, { query: { search: text } }, { signal })).data;
    },
    onAnswer(found, text) {
      show(suggestionOptions(found, { typed: text, width: widthNow(), store: here, isWorkspace }));
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
    type: (text, path, inWorkspace) => {
      turn += 1;
      here = offers(pages.here) ? storeAt(path) : null;
      isWorkspace = inWorkspace && offers(pages.ownOrders);
      // Suggestions for a prefix of the present text would be wrong.
      if (text.trim().length > longestSearch) {
        suggester.stop();
        return close();
      }
      suggester.ask(text);
      if (text.trim() === '') void recall();
    },
    recall: () => void recall(),
    forget() {
      deleteSearches();
      void recall();
    },
    remember(to) {
      if (!isInWorkspace(to)) rememberSearch(wordsOf(to));
    },
    key(name) {
      const act = keys[name];
      if (!act || !store.getState().open) return false;
      act();
      return true;
    },
    close() {
      suggester.stop();
      // The next opening may be in another language.
      trending = undefined;
      close();
    },
  };
};
