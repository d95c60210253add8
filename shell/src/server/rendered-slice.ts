import type { Locale } from '@pasar/contract';
import type { Slice } from '@pasar/slice-kit';
import type { SectionName } from '@pasar/slice-kit/host';
import type { i18n } from 'i18next';
import { createStaticHandler } from 'react-router';
import { loadComponents, pagesAt } from '../loading/load-components.ts';
import { createMessageLoader } from '../messages/message-loader.ts';
import { mountRoute } from '../routing/mount-route.tsx';
import { shellRoutes } from '../routing/shell-routes.tsx';

/** What the page at an address needs on every request and never changes: made once per version and language. */
export interface RenderedSlice {
  handler: ReturnType<typeof createStaticHandler>;
  i18n: i18n;
}

interface Place {
  path: string;
  locale: Locale;
}

const prepare = async (slice: Slice, version: string, { path, locale }: Place): Promise<RenderedSlice> => {
  const texts = await createMessageLoader(locale);
  const pages = pagesAt(slice, path);
  await texts.add(slice);
  const [components] = await Promise.all([
    loadComponents(pages),
    texts.addPages(pages),
    ...pages.map(({ skeleton }) => skeleton?.load?.()),
  ]);
  const { i18n } = texts;
  const sectionName: SectionName = ({ errorSection }) =>
    errorSection && i18n.t(errorSection, { ns: slice.name });
  const mounted = mountRoute({ slice, version, components, sectionName });
  return { handler: createStaticHandler(shellRoutes([mounted])), i18n };
};

const prepareShell = async (locale: Locale): Promise<RenderedSlice> => ({
  handler: createStaticHandler(shellRoutes([])),
  i18n: (await createMessageLoader(locale)).i18n,
});

/** What was made of a slice, or of the shell alone, by language and pages. */
const made = new WeakMap<object, Map<string, Promise<RenderedSlice>>>();
const shellAlone = {};

const once = (of: object, key: string, make: () => Promise<RenderedSlice>): Promise<RenderedSlice> => {
  const all = made.get(of) ?? new Map<string, Promise<RenderedSlice>>();
  made.set(of, all);
  const known = all.get(key);
  if (known) return known;
  const making = make();
  all.set(key, making);
  making.catch(() => all.delete(key));
  return making;
};

/**
 * The handler and the texts of a slice's version, or of the shell alone, for an address. A signed-in document evaluates
 * its slice anew, so only the pages that it shows are: the code and texts of all others would be most of the work.
 */
export const renderedSlice = (
  slice: Slice | undefined,
  version: string,
  place: Place,
): Promise<RenderedSlice> => {
  if (!slice) return once(shellAlone, place.locale, () => prepareShell(place.locale));
  const pages = pagesAt(slice, place.path).map(({ id }) => id);
  return once(slice, [place.locale, ...pages].join(' '), () => prepare(slice, version, place));
};
