import createCache from '@emotion/cache';
import type { Locale, Plan, StoredUser } from '@pasar/contract';
import { localeOfPath } from '@pasar/contract';
import type { Counts } from '@pasar/slice-kit';
import { createCountsStore, createSessionStore, installKit, type Kit } from '@pasar/slice-kit/host';
import { fakeApi } from '@pasar/slice-kit/testing';
import { type RenderResult, render } from '@testing-library/react';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Providers } from '../layout/providers.tsx';
import { styleOptions } from '../layout/style-options.ts';
import { createI18n } from '../messages/message-loader.ts';
import { shellMessages } from '../messages/shell-messages.ts';
import { fixturePlan } from './fixture-plan.ts';

type Market = ReturnType<typeof fakeApi>;

interface Shown extends Pick<RenderResult, 'container' | 'unmount'>, Pick<Market, 'arrived'> {
  kit: Kit;
  router: ReturnType<typeof createMemoryRouter>;
  /** Path and query of the page now. */
  place(): string;
}

interface Stage {
  at?: string;
  replies?: Parameters<typeof fakeApi>[0];
  user?: StoredUser;
  counts?: Counts;
  plan?: Plan;
  /** Of the route of the page. */
  handle?: object;
}

/** The shell's texts in a language. */
export const createShellI18n = async (locale: Locale): Promise<i18n> =>
  createI18n(locale, (await shellMessages[locale]()).messages);

/** Renders a part of the layout on a storefront page, with an API that responds by a table of calls. */
export const renderLayout = async (part: ReactNode, stage: Stage = {}): Promise<Shown> => {
  const { at = '/', replies = {}, user, counts, plan = fixturePlan, handle } = stage;
  const locale = localeOfPath(at);
  const { api, arrived } = fakeApi(replies, locale);
  const kit: Kit = {
    api,
    session: createSessionStore(user),
    counts: createCountsStore(counts),
    prefetch: () => undefined,
    navigation: plan.navigation,
  };
  installKit(kit);
  const router = createMemoryRouter([{ path: '*', element: part, handle }], { initialEntries: [at] });
  const { container, unmount } = render(
    <Providers cache={createCache(styleOptions)} i18n={await createShellI18n(locale)} kit={kit} plan={plan}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const place = () => router.state.location.pathname + router.state.location.search;
  return { container, unmount, arrived, kit, router, place };
};
