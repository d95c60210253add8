export { isPageOutOfRange } from './is-page-out-of-range.ts';
export { PageOutOfRange } from './page-out-of-range.tsx';
