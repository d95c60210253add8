import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixturePlan } from '../../testing/fixture-plan.ts';
import { renderLayout } from '../../testing/render-layout.tsx';
import { categoriesStore } from '../categories/categories.store.ts';
import { SiteFooter } from './site-footer.tsx';

const menu = [{ id: 1, name: 'Groceries', slug: 'sembako', icon: 'sembako', children: [], banner: null }];
const replies = { 'GET /header/megamenu': { code: 200, data: menu } };
const column = (heading: string) =>
  screen.getByRole('heading', { name: heading }).parentElement as HTMLElement; // a heading is in its column

beforeEach(() => categoriesStore.setState({}, true));
afterEach(() => document.body.replaceChildren());

test('categories in the markup are taken from there, without a request', async () => {
  document.body.innerHTML = '<footer><a data-category="fashion">Fashion</a></footer>';
  const { arrived } = await renderLayout(<SiteFooter />, { replies });
  const link = within(column('Kategori')).getByRole('link', { name: 'Fashion' });
  expect(link.getAttribute('href')).toBe('/c/fashion');
  expect(arrived).toEqual([]);
});

test('without server markup the categories are requested, in the language of the page', async () => {
  await renderLayout(<SiteFooter />, { at: '/en/search', replies });
  const link = await screen.findByRole('link', { name: 'Groceries' });
  expect(link.getAttribute('href')).toBe('/en/c/sembako');
});

test('a server that does not respond leaves a footer without that column', async () => {
  const { arrived } = await renderLayout(<SiteFooter />);
  // The call, and its second try.
  await expect.poll(() => arrived.length).toBe(2);
  expect(screen.queryByRole('heading', { name: 'Kategori' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Belanja' })).toBeTruthy();
});

const entry = {
  slot: 'footer',
  page: 'help.home',
  path: '/help',
  label: { id: 'Pusat bantuan', en: 'Help centre' },
} as const;
const payouts = { ...entry, page: 'help.payouts', path: '/help/payouts', access: 'merchant' } as const;

test('what slices have in this menu comes under "Lainnya", as far as it is for the visitor [F7]', async () => {
  const tips = { ...entry, page: 'tips.home', path: '/tips', label: { id: 'Kiat', en: 'Tips' } };
  const plan = { ...fixturePlan, navigation: [tips, { ...tips, slot: 'account' as const }, payouts] };
  await renderLayout(<SiteFooter />, { at: '/en/search', replies, plan });
  const links = within(column('More')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/tips']);
});

test('the pages of the help centre come under "Bantuan", before the terms [W68]', async () => {
  const contact = {
    ...entry,
    page: 'help.contact',
    path: '/contact',
    label: { id: 'Kontak', en: 'Contact' },
  };
  await renderLayout(<SiteFooter />, {
    replies,
    plan: {
      ...fixturePlan,
      navigation: [entry, contact, payouts],
      links: { ...fixturePlan.links, 'auth.terms': '/terms-condition' },
    },
  });
  const links = within(column('Bantuan')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/help', '/contact', '/terms-condition']);
  expect(screen.queryByRole('heading', { name: 'Lainnya' })).toBeNull();
});

test('without any there is no such column [F7]', async () => {
  await renderLayout(<SiteFooter />, { replies });
  expect(screen.queryByRole('heading', { name: 'Lainnya' })).toBeNull();
});

test('it also has what is in menus that a screen may lack, each page once [F7]', async () => {
  const link = (slot: 'header' | 'bottom' | 'seller', name: string) => ({
    ...{ slot, page: `tips.${name}`, path: `/tips/${name}`, label: { id: name, en: name } },
  });
  const navigation = [
    link('header', 'top'),
    link('bottom', 'bar'),
    link('bottom', 'top'),
    link('seller', 'own'),
  ];
  await renderLayout(<SiteFooter />, { replies, plan: { ...fixturePlan, navigation } });
  const links = within(column('Lainnya')).getAllByRole('link');
  expect(links.map((one) => one.textContent)).toEqual(['top', 'bar']);
});
