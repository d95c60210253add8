import { localeOfPath, type StoredUser } from '@pasar/contract';
import { pageScope } from '@pasar/slice-kit/host';
import { RouterContextProvider, type StaticHandlerContext } from 'react-router';
import type { FooterCategory } from '../layout/footer/footer-categories.ts';
import type { RenderInput } from './render-input.ts';
import type { RenderedSlice } from './rendered-slice.ts';
import { requestApi } from './request-api.ts';
import { type RequestSession, requestSession } from './request-session.ts';
import { knownCategories, rootCategories } from './root-categories.ts';

/** What a page shows and for whom, or the redirect of its loader. */
export interface LoadedPage {
  answer: StaticHandlerContext | Response;
  /** Absent when the session could not be requested. */
  session?: RequestSession;
  /** For the footer; none where they were not requested or failed to load. */
  categories: readonly FooterCategory[];
  /** Every call got its response: a further try would add nothing. */
  whole: boolean;
}

/** Runs the loaders of a URL and checks its token at the same time. Without content no request is sent. */
export const loadPage = async (input: RenderInput, { handler }: RenderedSlice): Promise<LoadedPage> => {
  let whole = true;
  const locale = localeOfPath(new URL(input.url).pathname);
  const api = requestApi(input, locale, () => {
    whole = false;
  });
  let asked: Promise<RequestSession> | undefined;
  const session = () => {
    asked ??= requestSession(api, input.token);
    return asked;
  };
  const requestContext = new RouterContextProvider();
  requestContext.set(pageScope, {
    apiIn: () => api,
    whoIsHere: async (): Promise<StoredUser | null> => (await session()).user,
    prepare: async () => undefined,
  });
  const request = new Request(input.url, { signal: input.signal });
  if (!input.content) {
    const answer = await handler.query(request, { requestContext, filterMatchesToLoad: () => false });
    return { answer, categories: knownCategories(locale), whole: false };
  }
  const [answer, known, categories] = await Promise.all([
    handler.query(request, { requestContext }),
    session().catch(() => undefined),
    rootCategories(api, locale),
  ]);
  return { answer, categories, whole, ...(known && { session: known }) };
};
