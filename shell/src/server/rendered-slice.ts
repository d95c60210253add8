import type { Locale } from '@pasar/contract';
import type { Slice } from '@pasar/slice-kit';
import { allPages, loadAllMessages, type SectionName } from '@pasar/slice-kit/host';
import type { i18n } from 'i18next';
import { createStaticHandler } from 'react-router';
import { loadComponents } from '../loading/load-components.ts';
import { createI18n } from '../messages/message-loader.ts';
import { shellMessages } from '../messages/shell-messages.ts';
import { mountRoute } from '../routing/mount-route.tsx';
import { shellRoutes } from '../routing/shell-routes.tsx';

/** What a slice's pages need on every request and never change: made once per version. */
export interface RenderedSlice {
  handler: ReturnType<typeof createStaticHandler>;
  texts: Record<Locale, i18n>;
}

const textsIn = async (locale: Locale, slice: Slice | undefined): Promise<i18n> => {
  const instance = createI18n(locale, (await shellMessages[locale]()).messages);
  if (slice) instance.addResourceBundle(locale, slice.name, await loadAllMessages(slice, locale));
  return instance;
};

const prepare = async (slice: Slice | undefined, version: string): Promise<RenderedSlice> => {
  if (slice) await Promise.all(allPages(slice.pages).map(({ skeleton }) => skeleton?.load?.()));
  const [id, en] = await Promise.all([textsIn('id', slice), textsIn('en', slice)]);
  const texts = { id, en };
  const sectionName: SectionName = ({ errorSection }, locale) =>
    slice && errorSection && texts[locale].t(errorSection, { ns: slice.name });
  const mounted = slice
    ? [mountRoute({ slice, version, components: await loadComponents(allPages(slice.pages)), sectionName })]
    : [];
  return { handler: createStaticHandler(shellRoutes(mounted)), texts };
};

const made = new WeakMap<Slice, Promise<RenderedSlice>>();
let shellAlone: Promise<RenderedSlice> | undefined;

/** The handler and the texts of a slice's version, or of the shell alone. */
export const renderedSlice = (slice: Slice | undefined, version: string): Promise<RenderedSlice> => {
  if (!slice) {
    shellAlone ??= prepare(undefined, version);
    return shellAlone;
  }
  const known = made.get(slice);
  if (known) return known;
  const making = prepare(slice, version);
  made.set(slice, making);
  making.catch(() => made.delete(slice));
  return making;
};
