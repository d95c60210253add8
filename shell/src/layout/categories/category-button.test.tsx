import { getVisibleToasts } from '@pasar/slice-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderLayout } from '../../testing/render-layout.tsx';
import { setWindowWidth } from '../../testing/set-window-width.ts';
import { categoriesStore } from './categories.store.ts';
import { CategoryButton } from './category-button.tsx';

const root = (id: number, name: string) => ({
  id,
  name,
  slug: name.toLowerCase(),
  icon: 'wheat',
  banner: null,
  children: [
    {
      id: id + 1,
      name: `${name} satu`,
      slug: `s-${id}`,
      children: [{ id: id + 2, name: `${name} daun`, slug: `d-${id}` }],
    },
  ],
});
const banner = { image: '/media/b-600.webp', title: 'Isi dapur bulan ini', target_url: '/c/sembako' };
const replies = {
  'GET /header/megamenu': { code: 200, data: [{ ...root(10, 'Sembako'), banner }, root(20, 'Fashion')] },
};

beforeEach(() => categoriesStore.setState({}, true));
afterEach(() => setWindowWidth(1280));

const open = async (stage: Parameters<typeof renderLayout>[1] = {}) => {
  const shown = await renderLayout(<CategoryButton />, { replies, ...stage });
  const person = userEvent.setup();
  const button = screen.getByRole('button', { name: /Kategori|Categories/ });
  return { ...shown, person, button };
};

test('the categories are fetched when somebody reaches for them, not before', { tags: 'slow' }, async () => {
  const { arrived, person, button } = await open();
  expect(arrived).toEqual([]);
  await person.hover(button);
  await waitFor(() => expect(arrived.map(({ call }) => call)).toEqual(['GET /header/megamenu']));
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('the button discloses links: first root open, the others at a press [A14]', async () => {
  const { person, button } = await open({ at: '/en' });
  await person.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const panel = await screen.findByRole('navigation', { name: 'Categories' });
  const fashion = await within(panel).findByRole('button', { name: 'Fashion' });
  const banner = within(panel).getByRole('link', { name: 'Isi dapur bulan ini' });
  expect(banner.getAttribute('href')).toBe('/en/c/sembako');
  expect(within(panel).getByRole('link', { name: 'Sembako daun' }).getAttribute('href')).toBe('/en/c/d-10');
  expect(within(panel).queryByRole('link', { name: 'Fashion daun' })).toBeNull();
  await person.click(fashion);
  expect(fashion.getAttribute('aria-expanded')).toBe('true');
  expect(within(panel).getByRole('link', { name: 'Fashion daun' })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('Esc closes the panel and gives the focus back to the button [A14]', async () => {
  const { person, button } = await open();
  await person.click(button);
  await person.click(await screen.findByRole('button', { name: 'Fashion' }));
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('Esc works while the focus is elsewhere: some browsers do not focus a pressed button', async () => {
  const { person, button } = await open();
  await person.click(button);
  await screen.findByRole('button', { name: 'Fashion' });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a touch opens and closes a root on a phone, where none is open at first [A14]', async () => {
  setWindowWidth(390);
  const { person, button } = await open();
  await person.pointer({ keys: '[TouchA]', target: button });
  const sembako = await screen.findByRole('button', { name: 'Sembako' });
  expect(sembako.getAttribute('aria-expanded')).toBe('false');
  await person.pointer({ keys: '[TouchA]', target: sembako });
  expect(sembako.getAttribute('aria-expanded')).toBe('true');
  await person.pointer({ keys: '[TouchA]', target: sembako });
  expect(sembako.getAttribute('aria-expanded')).toBe('false');
});

test('a selected category closes the panel', async () => {
  const { person, button, place } = await open();
  await person.click(button);
  await person.click(await screen.findByRole('link', { name: 'Sembako daun' }));
  await waitFor(() => expect(place()).toBe('/c/d-10'));
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('categories that failed to load show that as every section does, and can be requested again [ERR-01]', async () => {
  let broken = true;
  const flaky = { 'GET /header/megamenu': () => (broken ? undefined : replies['GET /header/megamenu']) };
  const { person, button } = await open({ replies: flaky });
  await person.click(button);
  const retry = await screen.findByRole('button', { name: 'Coba lagi' }, { timeout: 5000 });
  const says = 'Kategori gagal terhubung ke server';
  expect(screen.getByText(says)).toBeInstanceOf(HTMLElement);
  expect(getVisibleToasts()).toEqual([says]);
  broken = false;
  await person.click(retry);
  expect(await screen.findByRole('button', { name: 'Fashion' })).toBeInstanceOf(HTMLElement);
});
