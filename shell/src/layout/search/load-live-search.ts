import type { SearchBehaviour, SearchSurroundings } from './search-behaviour.ts';
import type { SuggestionList } from './suggestion-list.tsx';

export interface LiveSearch {
  behaviour: SearchBehaviour;
  List: typeof SuggestionList;
}

/** Loads the code of the suggestions: only users who search pay for it. */
export const loadLiveSearch = async (surroundings: SearchSurroundings): Promise<LiveSearch> => {
  const { createSearchBehaviour, SuggestionList } = await import(
    /* webpackChunkName: "search" */ './live-search.ts'
  );
  return { behaviour: createSearchBehaviour(surroundings), List: SuggestionList };
};
