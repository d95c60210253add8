import type { CloseButton } from './close-button.tsx';
import type { SearchBehavior, SearchSurroundings } from './search-behavior.ts';
import type { SuggestionList } from './suggestion-list.tsx';

export interface LiveSearch {
  behavior: SearchBehavior;
  CloseButton: typeof CloseButton;
  List: typeof SuggestionList;
}

/** Loads the code of the suggestions: only users who search pay for it. */
export const loadLiveSearch = async (surroundings: SearchSurroundings): Promise<LiveSearch> => {
  const { CloseButton, createSearchBehavior, SuggestionList } = await import(
    /* webpackChunkName: "search" */ './live-search.ts'
  );
  return { behavior: createSearchBehavior(surroundings), CloseButton, List: SuggestionList };
};
