import { clearToken, writeToken } from '@pasar/api-client';
import { type ProductCard, productEndpoints, wishlistEndpoints } from '@pasar/contract';
import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { slice } from '../../slice.ts';
import { sampleBuyer } from '../../testing/sample-buyer.ts';
import { sampleCard } from '../../testing/sample-products.ts';
import { sampleFacets, sampleMeta } from '../../testing/sample-responses.ts';

const { path } = wishlistEndpoints.toggle;
const call = `POST ${path}`;

afterEach(() => {
  cleanup();
  clearToken();
  localStorage.clear();
  sessionStorage.clear();
});

interface Toggle {
  product_id: number;
  is_wishlist: boolean;
}
const granted: FakeResponses[string] = ({ body }) => {
  const { product_id, is_wishlist } = body as Toggle; // the client built it from the endpoint
  return { code: 200, data: { product_id, is_wishlist, total: 1 } };
};

/** A list of one product for a separate user, so that no test sees the items of another. */
const open = async (
  email: string | undefined,
  {
    over = {},
    reply = granted,
    listed = () => over,
  }: { over?: Partial<ProductCard>; reply?: FakeResponses[string]; listed?(): Partial<ProductCard> } = {},
) => {
  const found = () => ({
    data: [sampleCard(1, listed())],
    meta: sampleMeta(),
    facets: sampleFacets,
    suggestion: null,
  });
  const tree = [{ id: 3, name: 'Sembako', slug: 'sembako', total: 300, children: [] }];
  const page = await openPage(
    slice,
    '/search?search=beras',
    {
      [`GET ${productEndpoints.list.path}`]: () => ({ code: 200, ...found() }),
      [`GET ${productEndpoints.categoryTree.path}`]: { code: 200, data: tree },
      [call]: reply,
    },
    email === undefined ? {} : { user: { ...sampleBuyer, email } },
  );
  const sent = () => page.arrived.filter((one) => one.call === call).map(({ body }) => body);
  return { ...page, sent };
};
const heart = () => screen.getByRole('button', { name: /^Simpan Beras Pandan Wangi 1/ });
const isSaved = () => heart().getAttribute('aria-pressed') === 'true';

test('a press saves at once, another one reverts it, and the state is announced [WISH-01]', async () => {
  const { person, sent } = await open('one@pasar.example');
  expect(isSaved()).toBe(false);
  await person.click(heart());
  expect(isSaved()).toBe(true);
  await waitFor(() => expect(sent()).toEqual([{ product_id: 1, is_wishlist: true }]));
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.click(heart(), { detail: 1 });
  expect(isSaved()).toBe(false);
  await waitFor(() => expect(sent().at(-1)).toEqual({ product_id: 1, is_wishlist: false }));
});

test('five taps of one finger are one wishlist item [R15]', async () => {
  const { sent } = await open('taps@pasar.example');
  for (const detail of [1, 2, 3, 4, 5]) fireEvent.click(heart(), { detail });
  await waitFor(() => expect(sent()).toEqual([{ product_id: 1, is_wishlist: true }]));
  expect(isSaved()).toBe(true);
});

test('without a connection the heart is reverted and shows that', async () => {
  const { person, toasts } = await open('lost@pasar.example', { reply: () => undefined });
  await person.click(heart());
  await waitFor(() => expect(toasts()).toEqual(['Jaringan terputus']));
  expect(isSaved()).toBe(false);
});

test("a rejection is reverted with the server's message", async () => {
  const reply = { code: 409, message: 'Favoritmu penuh' };
  const { person, toasts } = await open('full@pasar.example', { reply });
  await person.click(heart());
  await waitFor(() => expect(toasts()).toEqual(['Favoritmu penuh']));
  expect(isSaved()).toBe(false);
});

test('a visitor is led to the login and finds it saved once afterwards', async () => {
  const { person, at, toasts, sent } = await open(undefined);
  await person.click(heart());
  await waitFor(() => expect(at()).toBe('/login?next=%2Fsearch%3Fsearch%3Dberas'));
  expect([toasts(), sent()]).toEqual([['Masuk dulu untuk menyimpan produk ini'], []]);
  cleanup();
  writeToken('a.b.c', { remember: false });
  let isWished = false;
  const back = await open('back@pasar.example', {
    reply: (arrived) => {
      isWished = true;
      return typeof granted === 'function' ? granted(arrived) : granted;
    },
    listed: () => ({ is_wishlist: isWished }),
  });
  await waitFor(() => expect(back.sent()).toEqual([{ product_id: 1, is_wishlist: true }]));
  await waitFor(() => expect(back.toasts()).toEqual(['Beras Pandan Wangi 1 disimpan ke Favorit']));
  await waitFor(() => expect(isSaved()).toBe(true));
  cleanup();
  expect((await open('back@pasar.example')).sent()).toEqual([]);
});

test('what another tab saved appears here, and another user begins with their own [R19]', async () => {
  await open('tab@pasar.example', { over: { is_wishlist: true } });
  expect(isSaved()).toBe(true);
  const tell = (newValue: string) =>
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'pasar:wish-changed', newValue })));
  tell('1:0');
  expect(isSaved()).toBe(false);
  cleanup();
  await open('other@pasar.example', { over: { is_wishlist: true } });
  expect(isSaved()).toBe(true);
});
