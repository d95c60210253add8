import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { accountEndpoints, localeOfPath, type StoredUser } from '@pasar/contract';
import type { Slice } from '@pasar/slice-kit';
import {
  createCountsStore,
  createSessionStore,
  getCurrentPageData,
  installKit,
  installLinks,
  type Kit,
  KitContext,
  withoutId,
} from '@pasar/slice-kit/host';
import { OverlayContainer } from '@pasar/ui';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router';
import { createMarketClient } from './create-market-client.ts';
import { createEmbedMessages } from './embed-messages.ts';
import { createEmbedRouter } from './embed-router.tsx';
import { embedStyle, placeClass } from './embed-style.ts';
import { loadLinks } from './load-links.ts';
import type { MountedPage, MountOptions } from './mount-options.ts';
import { pagePath } from './page-path.ts';

const makePlace = (element: Element): [place: HTMLElement, view: HTMLElement] => {
  const place = document.createElement('div');
  place.className = placeClass;
  // No part waits until it comes near the screen: only the host knows where that is.
  place.dataset.whole = '';
  const view = document.createElement('div');
  place.append(view);
  element.append(place);
  return [place, view];
};

/**
 * Makes the function that mounts a page of a slice in an element of any page: styles, dialogs and notices stay in the
 * element, the address is the host's. Rejects with PageUnknown, and while the market does not say where links lead.
 */
export const createMount =
  (slice: Slice) =>
  async (element: Element, options: MountOptions): Promise<MountedPage> => {
    let current = options;
    const path = pagePath(slice, current);
    const token = () => current.getToken?.();
    const apiIn = createMarketClient(options.apiBase, token);
    const market = new URL(options.apiBase, location.href).origin;
    const texts = createEmbedMessages(slice, localeOfPath(path));
    const [links] = await Promise.all([loadLinks(market), texts.prepare(localeOfPath(path))]);
    installLinks(() => links);

    const kit: Kit = {
      api: apiIn(() => localeOfPath(router.state.location.pathname)),
      session: createSessionStore(),
      counts: createCountsStore(),
      prefetch: () => undefined,
    };
    const whoIsHere = async (): Promise<StoredUser | null> => {
      if (!token()) return null;
      const known = kit.session.getState().user;
      if (known) return known;
      const { data } = await kit.api.call(accountEndpoints.session);
      const user = withoutId(data.user);
      kit.session.setState({ user });
      return user;
    };
    const router = createEmbedRouter({
      slice,
      i18n: texts.i18n,
      path,
      market,
      leave: (to) => current.navigate?.(to),
      scope: {
        apiIn: (locale) => apiIn(() => locale),
        whoIsHere,
        prepare: ({ pathname }, page) => texts.prepare(localeOfPath(pathname), page),
        shown: ({ id }, { pathname }) => getCurrentPageData(router, id, pathname),
      },
    });
    installKit(kit);
    // A page that visitors may see knows them too; whether the token is good shows with the calls that need it.
    whoIsHere().catch(() => undefined);

    const [place, view] = makePlace(element);
    const cache = createCache({ key: 'pasar', container: place, stylisPlugins: [] });
    const onError = (error: unknown) => current.onError?.(error);
    const root = createRoot(view, { onUncaughtError: onError });
    root.render(
      <CacheProvider value={cache}>
        <Global styles={embedStyle()} />
        <I18nextProvider i18n={texts.i18n}>
          <KitContext value={kit}>
            <OverlayContainer value={place}>
              <RouterProvider router={router} onError={onError} />
            </OverlayContainer>
          </KitContext>
        </I18nextProvider>
      </CacheProvider>,
    );
    return {
      async update(next) {
        const wanted = { ...current, ...next };
        const to = pagePath(slice, wanted);
        current = wanted;
        await router.navigate(to);
      },
      unmount() {
        root.unmount();
        router.dispose();
        place.remove();
      },
    };
  };
