import { defineListQuery, enumField, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

/** What is shown of the page beside the list: its text to write, how it looks, or what was published. */
export const contentViews = ['text', 'preview', 'versions'] as const;

/** `open` is the page beside the list, `number` the publication that its preview shows. */
export const { read: readContentQuery, toPath: contentPath } = defineListQuery(
  (query) => linkTo('back-office.content', query),
  { open: searchField, view: enumField(contentViews, 'text'), number: searchField },
);
export type ContentQuery = ReturnType<typeof readContentQuery>;
