import { type Locale, localeOfPath } from '@pasar/contract';
import type { LoaderFunctionArgs } from 'react-router';
import type { Page } from '../slice/define-page.ts';
import type { LoaderArgs } from '../slice/loader.ts';
import { type PageScope, pageScope } from './page-scope.ts';
import { requireAccess } from './require-access.ts';
import { routeError } from './route-error.ts';

type Load = (args: LoaderArgs) => Promise<unknown>;

/** The page's name in a language, for '{section} Error Connection To Server' (SPEC 8). */
export type SectionName = (page: Page, locale: Locale) => string | undefined;

/** A page's loader or action for the router: checks access and passes its context. */
export const pageLoader =
  (page: Page, find: (() => Promise<Load>) | undefined, sectionName: SectionName) =>
  async ({ request, params, context }: LoaderFunctionArgs): Promise<unknown> => {
    const scope: PageScope = context.get(pageScope);
    const url = new URL(request.url);
    const locale = localeOfPath(url.pathname);
    try {
      await scope.answered?.(url);
      request.signal.throwIfAborted();
      // Code, texts and the check of the token are under way at the same time.
      const [load] = await Promise.all([
        find?.(),
        requireAccess(page.access, scope, url),
        scope.prepare(url, page),
      ]);
      const api = scope.apiIn(locale);
      const shown = scope.shown?.(page, url);
      const loaded = await load?.({ api, locale, params, url, signal: request.signal, request, shown });
      return loaded ?? null;
    } catch (thrown) {
      if (request.signal.aborted) throw thrown;
      throw routeError(thrown, { page, url, locale, scope, section: sectionName(page, locale) });
    }
  };
