import type { Locale } from '@pasar/contract';
import type { Page } from './define-page.ts';
import type { Messages } from './messages.ts';

export interface Slice {
  /** Also the namespace of its texts and the prefix of its page ids. */
  name: string;
  pages: readonly Page[];
  /** The messages of every page of the slice, and of its home page; other pages bring their own `texts`. */
  locales: Record<Locale, () => Promise<{ messages: Messages }>>;
}

/**
 * The one thing that a slice exposes. Throws TypeError when a page's id lacks the slice's prefix or is used
 * twice, so that a mistake shows in the slice's own test and not in another team's page.
 */
export const defineSlice = (slice: Slice): Slice => {
  const seen = new Set<string>();
  for (const { id } of allPages(slice.pages)) {
    if (!id.startsWith(`${slice.name}.`)) throw new TypeError(`page ${id} needs the prefix ${slice.name}.`);
    if (seen.has(id)) throw new TypeError(`page ${id} is defined twice`);
    seen.add(id);
  }
  return slice;
};

/** The pages and their children, in order. */
export const allPages = (pages: readonly Page[]): Page[] =>
  pages.flatMap((page) => [page, ...allPages(page.children ?? [])]);

/** All texts of a slice in one language: where nobody waits for a download they are there at once. */
export const loadAllMessages = async (slice: Slice, locale: Locale): Promise<Messages> => {
  const ofPages = allPages(slice.pages).map(({ texts }) => texts?.[locale]());
  const [common, ...rest] = await Promise.all([slice.locales[locale](), ...ofPages]);
  return Object.assign({}, common.messages, ...rest);
};
