import { fakeApi, openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { articles, written } from '../testing/content.ts';
import { articleLoader } from './article.loader.ts';

const contact = {
  code: 200 as const,
  data: { email: 'halo@pasar.example', phone: null, whatsapp: '+628115550100' },
};
const replies = {
  'GET /market/contact': contact,
  'GET /help': { code: 200 as const, data: articles },
  'GET /help/buying': written('buying', 'Cara belanja'),
  'GET /help/contact': written('contact', 'Hubungi kami'),
  'GET /help/privacy': written('privacy', 'Privasi'),
};
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe.each(['id', 'en'] as const)('in %s', (locale) => {
  test.each(['/help', '/help/buying', '/contact', '/privacy'])('%s is whole and accessible', async (path) => {
    const { container } = await openPage(slice, path, replies, { locale });
    expect(container.textContent).not.toMatch(/(home|contact|privacy)\.\w+\.|\{\{|undefined/);
    await expectAccessible(container);
  });
});

test('an article shows what staff wrote, its links, and the others of its group [W68]', async () => {
  await openPage(slice, '/help/buying', replies, { locale: 'en' });
  expect(screen.getByRole('heading', { level: 1, name: 'Cara belanja' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Mulai' }).id).toBe('mulai');
  expect(screen.getByText('di sini').tagName).toBe('STRONG');
  expect(hrefs()).toContain('/en/account/orders');
  expect(hrefs()).toContain('mailto:a@pasar.example');
  const others = within(screen.getByRole('region', { name: 'More articles' })).getAllByRole('link');
  expect(others.map((link) => link.getAttribute('href'))).toEqual(['/en/help/delivery']);
});

test('a search finds articles by any word of their texts, says how many, and clears', async () => {
  const { person, at, arrived } = await openPage(slice, '/help', replies, { locale: 'en' });
  const box = screen.getByRole('searchbox', { name: 'Search for an answer' });
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(3);
  await person.type(box, 'rekening bank');
  expect(screen.getByRole('status').textContent).toBe('2 articles for “rekening bank”');
  expect(screen.getByRole('link', { name: /Saldo dan penarikan/ })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('link', { name: /Cara belanja/ })).toBeNull();
  await person.keyboard('{Enter}');
  expect(at()).toBe('/en/help?q=rekening+bank');
  await person.clear(box);
  await person.type(box, 'helicopter');
  expect(screen.getByText('No article for “helicopter” yet')).toBeInstanceOf(HTMLElement);
  await person.click(screen.getByRole('button', { name: 'Show all topics' }));
  expect(screen.getByRole('link', { name: /Cara belanja/ })).toBeInstanceOf(HTMLElement);
  expect(arrived.filter(({ call }) => call === 'GET /help').length).toBeGreaterThan(0);
});

test('a shared address shows what it searches for', async () => {
  await openPage(slice, '/help?q=resi', replies);
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'resi');
  expect(screen.getByRole('link', { name: /Pengiriman/ })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('link', { name: /Cara belanja/ })).toBeNull();
});

test.each(['nothing', 'constructor', 'terms', 'privacy', undefined])(
  'the address of %s is that of no article',
  async (slug) => {
    const { api, arrived } = fakeApi(replies);
    const { signal } = new AbortController();
    await expect(articleLoader({ api, params: { slug }, signal })).rejects.toMatchObject({
      init: { status: 404 },
    });
    expect(arrived).toEqual([]);
  },
);

test('the contact page opens the addresses of the settings [W68]', async () => {
  await openPage(slice, '/contact', replies);
  const team = within(screen.getByRole('region', { name: 'Tim Pasar' }));
  expect(team.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:halo@pasar.example',
    'https://wa.me/628115550100',
  ]);
});

test.each([
  ['names none', { code: 200, data: { email: null, phone: null, whatsapp: null } }, /belum mencantumkan/],
  ['does not answer', { code: 500 }, /belum bisa dimuat/],
])('a market that %s leaves the other ways', async (_, reply, said) => {
  await openPage(slice, '/contact', { ...replies, 'GET /market/contact': reply });
  expect(screen.getByText(said)).toBeInstanceOf(HTMLElement);
  expect(hrefs()).toContain('/account/orders');
});
