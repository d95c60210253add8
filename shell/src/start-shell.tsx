import { createApiClient, readToken } from '@pasar/api-client';
import { type Boot, type Locale, localeOfPath, type Plan, type SliceName } from '@pasar/contract';
import { afterPaint, session, toast } from '@pasar/slice-kit';
import {
  createCountsStore,
  createSessionStore,
  getCurrentPageData,
  installKit,
  installLinks,
  type Kit,
  requestStepUp,
} from '@pasar/slice-kit/host';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse, redirectDocument } from 'react-router';
import { RouterProvider, type RouterProviderProps } from 'react-router/dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { reportException } from './beacon/report-exception.ts';
import { markSliceRequested, reportSlice, startReporting } from './beacon/report-slice.ts';
import { watchErrors } from './beacon/watch-errors.ts';
import { watchVitals } from './beacon/watch-vitals.ts';
import { markPageComplete } from './layout/mark-page-complete.ts';
import { Providers } from './layout/providers.tsx';
import { createStyleCache } from './layout/style-cache.ts';
import type { LoadRelease } from './loading/federation.ts';
import { onFirstInteraction } from './loading/on-first-interaction.ts';
import { createSlices, type Slices } from './loading/slices.ts';
import { TimeoutError } from './loading/with-timeout.ts';
import { createMessageLoader } from './messages/message-loader.ts';
import { findOwner } from './plan/find-owner.ts';
import { watchPlan } from './plan/watch-plan.ts';
import { createRouter, type Router, type RouterOptions } from './routing/browser-router.ts';
import { firstSlice } from './routing/first-slice.ts';
import { watchRouter } from './routing/watch-router.ts';
import { startSession } from './session/browser-session.ts';
import { watchSession } from './session/watch-session.ts';

interface Start {
  plan: Plan;
  boot: Boot;
  /** Vouches for the styles that are added later. */
  nonce: string;
  load: LoadRelease;
}

/** Brings the document to life: loads what its markup was made of, takes it over, and listens from then on. */
export const startShell = async ({ plan, boot, nonce, load }: Start): Promise<void> => {
  startReporting(plan, boot);
  installLinks(() => plan.links);
  watchErrors();

  const texts = await createMessageLoader(localeOfPath(location.pathname));
  const slicesOf = (planned: Plan): Slices =>
    createSlices({
      plan: planned,
      load,
      texts,
      onStart: markSliceRequested,
      onFailure: (app, { version }, cause) => {
        reportSlice({ app, version, phase: 'load', outcome: 'error' });
        reportException(cause instanceof TimeoutError ? 'timeout' : 'evaluation', cause, { app, version });
      },
    });
  let slices = slicesOf(plan);
  // A document that nobody rendered has no base style either.
  const baseStyle =
    boot.mode === 'csr' ? import(/* webpackChunkName: "base-style" */ './layout/base-style.tsx') : null;
  // The browser may have the scripts before it has painted the document.
  const [{ hydration, ...start }] = await Promise.all([firstSlice(plan, boot, slices), afterPaint()]);
  const BaseStyle = (await baseStyle)?.BaseStyle;

  const apiIn = (locale: () => Locale) =>
    createApiClient({
      baseUrl: '/api',
      token: readToken,
      locale,
      planId: () => plan.id,
      onUnauthorized: session.clear,
      person: () => kit.session.getState().user?.email,
      store: () => kit.session.getState().user?.merchant?.id,
      onOtherPerson: () => void browserSession.refresh(),
      onStepUp: requestStepUp,
    });
  const kit: Kit = {
    api: apiIn(() => localeOfPath(location.pathname)),
    session: createSessionStore(hydration?.session?.user),
    counts: createCountsStore(hydration?.session?.counts),
    prefetch: (url) => slices.prefetch(url),
    navigation: plan.navigation,
  };
  installKit(kit);
  const browserSession = startSession(kit, { known: hydration?.session !== undefined });
  const watch = watchPlan(plan, texts.i18n);
  const { promise: started, resolve: onStart } = Promise.withResolvers<void>();

  let router: Router;
  const common: Pick<RouterOptions, 'sectionName' | 'scope'> = {
    sectionName: ({ errorSection, id }, locale) =>
      errorSection && texts.i18n.t(errorSection, { lng: locale, ns: id.split('.')[0] }),
    scope: {
      apiIn: (locale) => apiIn(() => locale),
      whoIsHere: browserSession.whoIsHere,
      async prepare(url, page) {
        const elsewhere = url.pathname + url.search !== location.pathname + location.search;
        if (elsewhere && watch.stale()) throw redirectDocument(url.pathname + url.search);
        await Promise.all([started, texts.prepare(localeOfPath(url.pathname), page)]);
      },
      // Another view of this page: a field or a chip shows its press before the list is requested.
      answered: (url) => (url.pathname === location.pathname ? afterPaint() : undefined),
      shown: ({ id }, { pathname }) => getCurrentPageData(router, id, pathname),
      onLoadFailure: toast.info,
    },
  };
  /** Syncs the document with what a router shows. */
  const follow = (followed: Router): Router => {
    watchRouter(followed, texts.i18n);
    // Another page is laid out completely: restoring its scroll position needs the real heights.
    followed.subscribe(({ navigation }) => navigation.state !== 'idle' && markPageComplete());
    return followed;
  };
  router = follow(
    createRouter({ plan, slices, ...start, ...(hydration && { hydration: hydration.router }), ...common }),
  );
  const shown = createStore(() => ({ router }));

  /** The release of the page at an address of this document. */
  const releaseAt = (pathname: string) => {
    const name = findOwner(plan, pathname);
    const version = name && slices.running(name)?.version;
    return name && version ? { app: name, version } : undefined;
  };
  let hasRecovered = false;
  /** Once a page load: a version that throws, too, stays where it is. */
  const recoverOnce = (name: SliceName): void => {
    if (hasRecovered) return;
    hasRecovered = true;
    import(/* webpackChunkName: "recover" */ './routing/recover.ts').then(
      ({ recover }) =>
        recover({
          ...{ plan, name, slicesOf },
          routerOf: (planned, loaded, first) =>
            follow(createRouter({ plan: planned, slices: loaded, first, ...common })),
          show: (next, loaded) => {
            router.dispose();
            router = next;
            slices = loaded;
            shown.setState({ router });
          },
        }),
      () => undefined,
    );
  };
  const onError: NonNullable<RouterProviderProps['onError']> = (
    error,
    { location: { pathname }, errorInfo },
  ) => {
    // A failed call, or a page that does not exist, is no fault of the release.
    if (isRouteErrorResponse(error)) return;
    const release = releaseAt(pathname);
    if (!release) return;
    reportSlice({ ...release, phase: 'render', outcome: 'error' });
    reportException(errorInfo ? 'render' : 'loader', error, release);
    if (errorInfo) recoverOnce(release.app);
  };
  const Pages = () => <RouterProvider router={useStore(shown).router} onError={onError} />;
  const pages = <Pages />;
  const app = (
    <Providers cache={createStyleCache(nonce)} i18n={texts.i18n} kit={kit} plan={plan} onStart={onStart}>
      {/* One child as on the server: React counts places when it makes up ids. */}
      {BaseStyle ? (
        <>
          <BaseStyle />
          {pages}
        </>
      ) : (
        pages
      )}
    </Providers>
  );
  /** The markup of the server was given up: React repairs it, and a release is to blame. */
  const onRecoverableError = (error: unknown) => {
    const release = releaseAt(location.pathname) ?? { app: 'shell', version: plan.shell.version };
    reportException('hydration', (error instanceof Error && error.cause) || error, release);
    reportError(error);
  };
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no place for the page');
  // As a transition it is hydrated in slices, between which the page responds.
  if (hydration) startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  else {
    markPageComplete();
    root.textContent = '';
    createRoot(root).render(app);
  }
  await started;
  reportSlice({ app: 'shell', version: plan.shell.version, phase: 'mount', outcome: 'ok' });
  watchSession(kit, browserSession);
  watchVitals(() => releaseAt(location.pathname), [kit, browserSession]);
  // The user may request another view: without a connection by then, that costs its section alone.
  onFirstInteraction(() => slices.prefetch(location.pathname));
  if (!hydration?.session) void browserSession.refresh();
  kit.session.subscribe(({ user }, { user: before }) => {
    if (user?.email === before?.email) return;
    // What pages show depends on the current user, and so do the counts on the header's icons.
    void router.revalidate();
    if (user) void browserSession.refresh();
  });
};
