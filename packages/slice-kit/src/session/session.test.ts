import { readToken } from '@pasar/api-client';
import type { MerchantId, SignIn, UserId } from '@pasar/contract';
import { beforeEach, expect, test } from 'vitest';
import { installKit, type Kit } from '../kit/kit.ts';
import { createCountsStore } from '../layout/counts.store.ts';
import { type FakeResponses, fakeApi } from '../testing/fake-api.ts';
import { createSessionStore } from './session.store.ts';
import { session } from './session.ts';
import { storedUserKey } from './stored-user.ts';

const signIn: SignIn = {
  jwt_token: 'header.body.signature',
  user: {
    id: 7 as UserId,
    email: 'sri@pasar.example',
    username: 'sri.kios',
    fullname: 'Sri Wahyuni',
    phone: '081234567890',
    gender: 'female',
    birthday: '1990-05-20',
    is_company: 'personal',
    registered_as: 'merchant',
    merchant: {
      id: 3 as MerchantId,
      merchant_name: 'Kios Sri',
      merchant_slug: 'kios-sri',
      merchant_photo: null,
      verification_status: 'approved',
    },
  },
};

const kitBefore = (replies: FakeResponses) => {
  const { api, arrived } = fakeApi(replies);
  const kit: Kit = {
    api,
    session: createSessionStore(),
    counts: createCountsStore({ cart: 2, notifications: 5 }),
    prefetch: () => undefined,
  };
  installKit(kit);
  return { kit, arrived };
};
const saved = () => JSON.parse(localStorage.getItem(storedUserKey) ?? 'null');

beforeEach(() => localStorage.clear());

test('a login saves the user without id and with the merchant, and the token in a cookie [AUTH-07]', () => {
  const { kit } = kitBefore({});
  session.signIn(signIn, { remember: false });
  expect(saved()).not.toHaveProperty('id');
  expect(saved()).toMatchObject({ fullname: 'Sri Wahyuni', merchant: { merchant_name: 'Kios Sri' } });
  expect(kit.session.getState().user).toEqual(saved());
  expect(readToken()).toBe('header.body.signature');
  expect(localStorage.getItem(storedUserKey)).not.toContain('signature');
});

test('somebody else who logs in does not see the numbers of the one before', () => {
  const { kit } = kitBefore({});
  session.signIn(signIn, { remember: true });
  expect(kit.counts.getState()).toEqual({ cart: 0, notifications: 0 });
});

test('a correction of the user is saved; a visitor has nothing to correct', () => {
  const { kit } = kitBefore({});
  session.update({ fullname: 'Nobody' });
  expect(kit.session.getState().user).toBeNull();
  session.signIn(signIn, { remember: false });
  session.update({ fullname: 'Sri W.' });
  expect(saved()).toMatchObject({ fullname: 'Sri W.', email: 'sri@pasar.example' });
});

test('a logout ends the session on the server and clears token, user and counts [AUTH-07]', async () => {
  const { kit, arrived } = kitBefore({ 'POST /auth/logout': { code: 200 } });
  session.signIn(signIn, { remember: false });
  await session.signOut();
  expect(arrived.map(({ call, headers }) => [call, headers.get('authorization')])).toEqual([
    ['POST /auth/logout', 'Bearer header.body.signature'],
  ]);
  expect([saved(), readToken(), kit.session.getState().user]).toEqual([null, undefined, null]);
});

test('a logout without network still ends the session here', async () => {
  const { kit } = kitBefore({});
  session.signIn(signIn, { remember: false });
  await session.signOut();
  expect([saved(), readToken(), kit.session.getState().user]).toEqual([null, undefined, null]);
});
