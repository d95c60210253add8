import type { paging as indonesian } from './paging.id.ts';

export const paging: typeof indonesian = {
  label: 'Result pages',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {{n}}',
  past: 'There is no page {{n}}',
  ends: 'This list ends with page {{n}}.',
  toLast: 'To the last page',
};
