import createCache, { type Options } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ApiClient } from '@pasar/api-client';
import {
  inLocale,
  type Locale,
  localeOfPath,
  type PlannedNavigation,
  type StoredUser,
} from '@pasar/contract';
import { type RenderResult, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ComponentType } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, Outlet, RouterContextProvider, RouterProvider } from 'react-router';
import { installKit, type Kit, KitContext } from '../kit/kit.ts';
import { createCountsStore } from '../layout/counts.store.ts';
import { PendingActionsRunner } from '../pending-actions/pending-actions-runner.tsx';
import { getCurrentPageData } from '../routing/get-current-page-data.ts';
import { pageRoutes } from '../routing/page-routes.ts';
import { pageScope } from '../routing/page-scope.ts';
import { createSessionStore } from '../session/session.store.ts';
import { loadAllMessages, type Slice } from '../slice/define-slice.ts';
import { StepUpPrompt } from '../step-up/step-up-prompt.tsx';

interface Stage {
  /** Responds to the page's calls. */
  api: ApiClient;
  user?: StoredUser;
  locale?: Locale;
  navigation?: readonly PlannedNavigation[];
  /** Replaces a page that has no data or breaks. */
  ErrorBoundary?: ComponentType;
  /** Replaces a skeleton that is itself still loading. */
  Pending?: ComponentType;
}

type Staged = RenderResult & { router: ReturnType<typeof createMemoryRouter>; kit: Kit };

type StylisPlugin = NonNullable<Options['stylisPlugins']>[number];

type StyleElement = Parameters<StylisPlugin>[0];

const hides = /^(display:none|visibility:hidden)/;

/** Whether a style hides something, or shows again what is hidden at another width. */
const concernsHiding = ({ type, value, children }: StyleElement, inMedia = false): boolean => {
  if (type === 'decl') return hides.test(value) || (inMedia && value.startsWith('display:'));
  return (
    Array.isArray(children) && children.some((child) => concernsHiding(child, inMedia || type === '@media'))
  );
};

/** Keeps these styles alone: each query of a test matches every rule. */
const onlyHidden: StylisPlugin = (element) => {
  if (element.type === 'decl') {
    if (concernsHiding(element, element.root?.root?.type === '@media')) return;
    element.value = '';
    element.return = '';
  } else if (!element.root && !concernsHiding(element)) element.type = 'comm';
};

const styles = createCache({ key: 'css', stylisPlugins: [onlyHidden] });

/** Represents the pages of other slices. */
const elsewhere = <h1>Elsewhere</h1>;

/** The layout around every page. */
const frame = (
  <>
    <Outlet />
    <PendingActionsRunner />
    <StepUpPrompt />
  </>
);

/**
 * Renders a slice's page by its path (without language prefix), as the layout would, for the slice's own
 * tests.
 */
export const renderPage = async (slice: Slice, path: string, stage: Stage): Promise<Staged> => {
  const { api, user = null, locale = 'id', navigation, ErrorBoundary, Pending } = stage;
  const url = inLocale(path, locale);
  const messages = await loadAllMessages(slice, localeOfPath(url));
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: locale,
    resources: { [locale]: { [slice.name]: messages } },
    interpolation: { escapeValue: false },
  });
  const kit: Kit = {
    api,
    session: createSessionStore(user),
    counts: createCountsStore(),
    prefetch: () => undefined,
    navigation,
  };
  installKit(kit);
  const routes = pageRoutes(slice, {
    loaded: new Map(),
    ...(ErrorBoundary && { ErrorBoundary }),
    ...(Pending && { Pending }),
    sectionName: ({ errorSection }) => errorSection && i18n.t(errorSection, { ns: slice.name }),
  });
  const router: Staged['router'] = createMemoryRouter(
    [
      {
        path: 'en?',
        element: frame,
        children: [...routes, { index: true, element: elsewhere }, { path: '*', element: elsewhere }],
      },
    ],
    {
      initialEntries: [url],
      getContext: () => {
        const context = new RouterContextProvider();
        context.set(pageScope, {
          apiIn: () => api,
          whoIsHere: async () => kit.session.getState().user,
          prepare: async () => undefined,
          shown: ({ id }, { pathname }) => getCurrentPageData(router, id, pathname),
        });
        return context;
      },
    },
  );
  const rendered = render(
    <CacheProvider value={styles}>
      <KitContext value={kit}>
        <I18nextProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </KitContext>
    </CacheProvider>,
  );
  return { ...rendered, router, kit };
};
