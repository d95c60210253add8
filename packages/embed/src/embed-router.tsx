import type { Slice } from '@pasar/slice-kit';
import {
  type PageScope,
  PendingActionsRunner,
  pageRoutes,
  pageScope,
  StepUpPrompt,
} from '@pasar/slice-kit/host';
import type { i18n } from 'i18next';
import {
  createMemoryRouter,
  createPath,
  type LoaderFunctionArgs,
  matchRoutes,
  Outlet,
  RouterContextProvider,
  type RouterNavigateOptions,
  resolvePath,
  type To,
} from 'react-router';
import { EmbedError } from './embed-error.tsx';
import { EmbedNotices } from './embed-notices.tsx';

interface Options {
  slice: Slice;
  i18n: i18n;
  scope: PageScope;
  /** The path of the first page. */
  path: string;
  /** Origin of the market: links show where they lead. */
  market: string;
  leave(path: string): void;
}

export type EmbedRouter = ReturnType<typeof createMemoryRouter>;

const elsewhere = 'elsewhere';

/** The page stays as it is until the host has taken the visitor elsewhere. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

const EmbedLayout = () => (
  <>
    <Outlet />
    <EmbedNotices />
    <PendingActionsRunner />
    <StepUpPrompt />
  </>
);

/** Shows the pages of one slice without touching the host's address; every other page is the host's to open. */
export const createEmbedRouter = ({ slice, i18n, scope, path, market, leave }: Options): EmbedRouter => {
  const pages = pageRoutes(slice, {
    loaded: new Map(),
    sectionName: ({ errorSection }, locale) =>
      errorSection && i18n.t(errorSection, { lng: locale, ns: slice.name }),
    ErrorBoundary: EmbedError,
  });
  const away = {
    id: elsewhere,
    path: '*',
    loader: ({ request }: LoaderFunctionArgs) => {
      const { pathname, search } = new URL(request.url);
      leave(pathname + search);
      return untilAborted(request.signal);
    },
  };
  const router = createMemoryRouter(
    [
      {
        Component: EmbedLayout,
        ErrorBoundary: EmbedError,
        HydrateFallback: () => null,
        children: [...pages, away],
      },
    ],
    {
      initialEntries: [path],
      getContext: () => {
        const context = new RouterContextProvider();
        context.set(pageScope, scope);
        return context;
      },
    },
  );
  const { navigate, createHref } = router;
  const pathElsewhere = (to: To): string | undefined => {
    const target = resolvePath(to, router.state.location.pathname);
    return matchRoutes(router.routes, target)?.at(-1)?.route.id === elsewhere
      ? createPath(target)
      : undefined;
  };
  const visit = async (to: To | number | null, options?: RouterNavigateOptions): Promise<void> => {
    if (typeof to === 'number') return navigate(to);
    const other = to === null ? undefined : pathElsewhere(to);
    if (other === undefined) return navigate(to, options);
    leave(other);
  };
  return Object.assign(router, {
    navigate: visit as typeof navigate,
    createHref: (to: Parameters<typeof createHref>[0]) => new URL(createHref(to), market).href,
  });
};
