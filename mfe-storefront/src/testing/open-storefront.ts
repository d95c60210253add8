import type { Locale } from '@pasar/contract';
import { renderPage } from '@pasar/slice-kit/testing';
import { screen } from '@testing-library/react';
import { slice } from '../slice.ts';
import { type Call, sampleApi } from './sample-api.ts';
import type { Responses } from './sample-responses.ts';

interface Visit {
  /** Responses that replace those of the sample API. */
  answers?: Responses;
  /** Calls that have lost their connection. */
  broken?: readonly string[];
  locale?: Locale;
}

interface OpenMarket {
  container: HTMLElement;
  router: { navigate(steps: number): Promise<void> };
  calls: Call[];
  /** Paths of calls that fail from now on. */
  lost: Set<string>;
  /** The calls of one path that came, in order. */
  callsOf(path: string): Call[];
  /** Where the page is now. */
  address(): string;
}

/** Opens a page of the slice with the sample API and waits for its heading. */
export const openStorefront = async (
  path: string,
  { answers, broken, locale = 'id' }: Visit = {},
): Promise<OpenMarket> => {
  const market = sampleApi(answers, broken);
  const page = await renderPage(slice, path, { api: market.api, locale });
  await screen.findByRole('heading', { level: 1 });
  const { calls, lost } = market;
  const { container, router } = page;
  return {
    container,
    router,
    calls,
    lost,
    callsOf: (wanted) => calls.filter((call) => call.path === wanted),
    address: () => router.state.location.pathname + router.state.location.search,
  };
};
