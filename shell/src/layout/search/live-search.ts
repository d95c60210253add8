export { createSearchBehaviour } from './search-behaviour.ts';
export { SuggestionList } from './suggestion-list.tsx';
