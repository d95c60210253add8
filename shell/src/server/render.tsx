import { localeOfPath } from '@pasar/contract';
import { createCountsStore, createSessionStore, type Kit, type PageHandle } from '@pasar/slice-kit/host';
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import { headHtml } from '../head/head-html.ts';
import { pageHead } from '../head/page-head.ts';
import { baseCss } from '../layout/base-css.ts';
import type { FooterCategory } from '../layout/footer/footer-categories.ts';
import { Providers } from '../layout/providers.tsx';
import { findOwner } from '../plan/find-owner.ts';
import { nowhereId } from '../routing/shell-routes.tsx';
import { describeError, findRouteFault } from './describe-error.ts';
import { loadPage } from './load-page.ts';
import { renderMarkup } from './markup.ts';
import { plainErrors } from './plain-errors.ts';
import { withLinks } from './plan-links.ts';
import type { Rendered, RenderInput } from './render-input.ts';
import { type RenderedSlice, renderedSlice } from './rendered-slice.ts';
import type { RequestSession } from './request-session.ts';

/**
 * Renders one document's parts. A page that breaks while rendering becomes a layout, for the browser to
 * finish, with the status that its loader gave or 503. Rejects only when the layout itself breaks.
 */
export const render = (input: RenderInput): Promise<Rendered> =>
  withLinks(input.plan, () => renderDocument(input));

const renderDocument = async (input: RenderInput): Promise<Rendered> => {
  const url = new URL(input.url);
  const owner = findOwner(input.plan, url.pathname);
  const off = owner !== undefined && input.plan.disabled.includes(owner);
  const slice = owner && !off ? input.slices[owner]?.slice : undefined;
  const version = (owner && input.plan.slices[owner]?.version) ?? '';
  const content = input.content && (slice !== undefined || owner === undefined);
  const page = await renderedSlice(slice, version, {
    path: url.pathname,
    locale: localeOfPath(url.pathname),
  });
  const { answer, categories, session, whole } = await loadPage({ ...input, content }, page);

  if (answer instanceof Response) return redirected(input, answer, session);
  const drawing = { input, url, page, answer, categories, session };
  try {
    const rendered = await draw(drawing);
    return {
      ...rendered,
      mode: content ? 'ssr' : 'frame',
      shared: content && whole && input.token === undefined,
      status: off ? 503 : rendered.status,
      // Without its pages the slice is still known: its entry and texts are on their way early.
      pages: owner && !off && rendered.pages.length === 0 ? [`${owner}.`] : rendered.pages,
      hydration: { ...rendered.hydration, ...(slice && { slice: version }) },
    };
  } catch (broken) {
    if (!content || !slice) throw broken;
    const frame = await renderDocument({ ...input, content: false });
    // The loaders' results still hold. A good page that could not be rendered is "later", never an empty
    // page with status 200.
    const status = answer.statusCode >= 400 ? answer.statusCode : 503;
    return {
      ...frame,
      status,
      error: describeError(broken),
      errorKind: 'render',
      ...(session?.refused && { clearToken: true }),
    };
  }
};

interface Drawing {
  input: RenderInput;
  url: URL;
  page: RenderedSlice;
  answer: StaticHandlerContext;
  categories: readonly FooterCategory[];
  session: RequestSession | undefined;
}

const draw = async ({
  input,
  url,
  page,
  answer,
  categories,
  session,
}: Drawing): Promise<Omit<Rendered, 'shared' | 'mode'>> => {
  const { plan, nonce } = input;
  const locale = localeOfPath(url.pathname);
  const { i18n } = page;
  const { errors, loaderData, statusCode } = answer;
  const fault = findRouteFault(errors);
  const matches = answer.matches.map(({ route, params }) => ({
    id: route.id,
    handle: route.handle as PageHandle | undefined, // routes carry this handle or none
    params,
    data: loaderData[route.id],
  }));
  const kit: Kit = {
    api: { call: () => Promise.reject(new Error('Calls belong into loaders while a page is rendered')) },
    session: createSessionStore(session?.user),
    counts: createCountsStore(session?.counts),
    prefetch: () => undefined,
    navigation: plan.navigation,
  };
  const router = createStaticRouter(page.handler.dataRoutes, answer);
  const markup = await renderMarkup(
    (cache) => (
      <Providers cache={cache} categories={categories} i18n={i18n} kit={kit} plan={plan}>
        <StaticRouterProvider router={router} context={answer} hydrate={false} />
      </Providers>
    ),
    input,
  );
  return {
    ...markup,
    status:
      matches.some(({ id }) => id === nowhereId) && !errors && loaderData[nowhereId] === null
        ? 404
        : statusCode,
    ...(session?.refused && { clearToken: true }),
    ...(fault !== undefined && { error: describeError(fault), errorKind: 'loader' }),
    lang: locale,
    head: headHtml(pageHead({ matches, errors, locale, origin: url.origin, i18n }), { url, locale, nonce }),
    baseCss,
    pages: matches.flatMap(({ handle }) => (handle ? [handle.page.id] : [])),
    hydration: {
      ...(session && { session: { user: session.user, counts: session.counts } }),
      router: { loaderData, actionData: null, errors: plainErrors(errors) },
    },
  };
};

const redirected = ({ url }: RenderInput, answer: Response, session?: RequestSession): Rendered => ({
  status: answer.status,
  redirect: answer.headers.get('location') ?? '/',
  ...(session?.refused && { clearToken: true }),
  shared: false,
  mode: 'ssr',
  lang: localeOfPath(new URL(url).pathname),
  head: '',
  css: { ids: '', text: '' },
  baseCss: '',
  html: '',
  hydration: { router: {} },
  pages: [],
});
