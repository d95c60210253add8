export { CloseButton } from './close-button.tsx';
export { createSearchBehavior } from './search-behavior.ts';
export { SuggestionList } from './suggestion-list.tsx';
