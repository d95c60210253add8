import type { Locale, PlannedNavigation, StoredUser } from '@pasar/contract';
import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Kit } from '../kit/kit.ts';
import type { Slice } from '../slice/define-slice.ts';
import { type FakeResponses, fakeApi, type ReceivedRequest } from './fake-api.ts';
import { clearToasts, getVisibleToasts } from './get-visible-toasts.ts';
import { renderPage } from './render-page.tsx';

interface Visit {
  locale?: Locale;
  /** Who is here; a visitor when absent. */
  user?: StoredUser;
  /** What slices have in the menus of the layout; nothing when absent. */
  navigation?: readonly PlannedNavigation[];
}

interface OpenPage {
  container: HTMLElement;
  kit: Kit;
  person: UserEvent;
  arrived: ReceivedRequest[];
  at(): string;
  /** Goes to another page of the slice, as a link would. */
  go(path: string): Promise<void>;
  toasts(): string[];
}

/** The first page of a file also loads its code, which a busy machine reads for long. */
const patience = { timeout: 30_000 };

/**
 * Opens a slice's page with an API that responds by a table of calls, and waits for its heading. Returns a
 * user at keyboard and pointer, the calls that arrived, the present address (`at`) and the visible toasts.
 */
export const openPage = async (
  slice: Slice,
  path: string,
  replies: FakeResponses,
  visit: Visit = {},
): Promise<OpenPage> => {
  clearToasts();
  const { api, arrived } = fakeApi(replies, visit.locale);
  const page = await renderPage(slice, path, { api, ...visit });
  await page.findByRole('heading', { level: 1 }, patience);
  const at = () => {
    const { pathname, search } = page.router.state.location;
    return pathname + search;
  };
  const { container, kit } = page;
  const go = (to: string) => act(() => page.router.navigate(to));
  return { container, kit, go, person: userEvent.setup(), arrived, at, toasts: getVisibleToasts };
};
