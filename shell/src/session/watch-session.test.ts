import { clearToken, writeToken } from '@pasar/api-client';
import { session } from '@pasar/slice-kit';
import {
  createCountsStore,
  createSessionStore,
  installKit,
  type Kit,
  storedUserKey,
} from '@pasar/slice-kit/host';
import { fakeApi } from '@pasar/slice-kit/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { dewi } from '../testing/users.ts';
import { startSession } from './browser-session.ts';
import { watchSession } from './watch-session.ts';

const data = {
  user: { id: 7, ...dewi },
  expires_at: '2026-11-23T00:00:00Z',
  new_notification: 4,
  cart_items: 2,
};
const answered = { 'GET /auth/session': { code: 200, data } };

const tab = (user: typeof dewi | null, replies: Parameters<typeof fakeApi>[0] = answered) => {
  const { api, arrived } = fakeApi(replies);
  const kit: Kit = {
    api,
    session: createSessionStore(user),
    counts: createCountsStore({ cart: 1, notifications: 1 }),
    prefetch: () => undefined,
  };
  installKit(kit);
  const browserSession = startSession(kit, { known: true });
  watchSession(kit, browserSession);
  const who = () => kit.session.getState().user?.email ?? 'visitor';
  return { kit, arrived, browserSession, who };
};

/** The event that a browser sends to the other tabs when one of them writes. */
const otherTabWrites = (newValue: string | null, key: string | null = storedUserKey) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeEach(() => {
  localStorage.clear();
  clearToken();
});

test('a logout in one tab is a logout in the others, at once [AUTH-07] [R19]', () => {
  writeToken('a.b.c', { remember: false });
  const { kit, who } = tab(dewi);
  otherTabWrites(null);
  expect(who()).toBe('visitor');
  expect(kit.counts.getState()).toEqual({ cart: 0, notifications: 0 });
});

test('an emptied storage is a logout too', () => {
  const { who } = tab(dewi);
  otherTabWrites(null, null);
  expect(who()).toBe('visitor');
});

test('a login in another tab is taken over, and its numbers are fetched [R19]', async () => {
  const { kit, who } = tab(null);
  writeToken('a.b.c', { remember: false });
  otherTabWrites(JSON.stringify({ ...dewi, email: 'other@pasar.example' }));
  expect(who()).toBe('other@pasar.example');
  await expect.poll(() => kit.counts.getState()).toEqual({ cart: 2, notifications: 4 });
});

test('other entries of the storage have no effect', () => {
  const { who } = tab(dewi);
  otherTabWrites(null, 'something.else');
  expect(who()).toBe('dewi@pasar.example');
});

test('a token that was removed elsewhere is noticed on return to the tab [AUTH-07]', () => {
  const { who } = tab(dewi);
  dispatchEvent(new Event('focus'));
  expect(who()).toBe('visitor');
  expect(localStorage.getItem(storedUserKey)).toBeNull();
});

test('a token that came without a saved user is checked on return to the tab', async () => {
  const { who } = tab(null);
  writeToken('a.b.c', { remember: false });
  dispatchEvent(new Event('focus'));
  await expect.poll(who).toBe('dewi@pasar.example');
  expect(JSON.parse(localStorage.getItem(storedUserKey) ?? '{}')).not.toHaveProperty('id');
});

test('the session of the document corrects what was saved [AUTH-07]', () => {
  localStorage.setItem(storedUserKey, JSON.stringify(dewi));
  tab(null);
  expect(localStorage.getItem(storedUserKey)).toBeNull();
});

test('loaders that request the current user at the same time cause one call', async () => {
  const { browserSession, arrived } = tab(null);
  writeToken('a.b.c', { remember: false });
  const asked = await Promise.all([browserSession.whoIsHere(), browserSession.whoIsHere()]);
  expect(asked.map((user) => user?.email)).toEqual(['dewi@pasar.example', 'dewi@pasar.example']);
  expect(arrived).toHaveLength(1);
});

test('an answer that was asked for before the user changed does not undo the change', async () => {
  const merchant = { id: 3, merchant_name: 'Kopi Senja', slug: 'kopi-senja', status: 'active' } as never;
  let calls = 0;
  const { kit, browserSession } = tab(dewi, {
    'GET /auth/session': () => {
      // The server books the new store after it has read the user for the first call.
      if (++calls === 1) session.update({ merchant });
      return { code: 200, data: calls === 1 ? data : { ...data, user: { ...data.user, merchant } } };
    },
  });
  writeToken('a.b.c', { remember: false });
  await browserSession.refresh();
  expect([calls, kit.session.getState().user?.merchant]).toEqual([2, merchant]);
});

test('who is here is known, and asked again where that matters', async () => {
  const { browserSession, arrived } = tab(dewi);
  writeToken('a.b.c', { remember: false });
  await browserSession.whoIsHere();
  expect(arrived).toHaveLength(0);
  expect((await browserSession.whoIsHere(true))?.email).toBe(dewi.email);
  expect(arrived).toHaveLength(1);
});

test('without a token no request is sent', async () => {
  const { browserSession, arrived } = tab(null);
  expect(await browserSession.whoIsHere()).toBeNull();
  expect(arrived).toEqual([]);
});

test('counts of another tab appear here at once [HEAD-01] [BUYER-02]', async () => {
  const { kit } = tab(dewi);
  const other = new BroadcastChannel('pasar.counts');
  other.postMessage({ notifications: 0 });
  await vi.waitFor(() => expect(kit.counts.getState()).toEqual({ cart: 1, notifications: 0 }));
  other.close();
});
