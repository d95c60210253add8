import { openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { allArticles } from '../shared/articles.ts';
import { slice } from '../slice.ts';
import { articleLoader } from './article.loader.ts';

const reached = {
  'GET /market/contact': {
    code: 200,
    data: { email: 'halo@pasar.example', phone: null, whatsapp: '+628115550100' },
  },
};
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe.each(['id', 'en'] as const)('in %s', (locale) => {
  test.each(allArticles)(
    'the article $slug has every text, no place is left open, and its links lead on',
    async (article) => {
      const { container } = await openPage(slice, `/help/${article.slug}`, {}, { locale });
      const sections = article.sections.map(({ name }) => container.querySelector(`#${name}`)?.textContent);
      expect(sections.every((title) => title && !title.includes('.'))).toBe(true);
      expect(container.textContent).not.toMatch(/articles\.|\{\{|undefined|NaN/);
      const links: readonly { link?: () => string }[] = article.sections;
      for (const { link } of links) if (link) expect(hrefs().join()).toContain(link());
      await expectAccessible(container);
    },
  );

  test.each(['/help', '/contact', '/privacy'])('%s is whole and accessible', async (path) => {
    const { container } = await openPage(slice, path, reached, { locale });
    expect(container.textContent).not.toMatch(/(home|contact|privacy)\.\w+\.|\{\{/);
    await expectAccessible(container);
  });
});

test('a search finds articles by any word of their texts, says how many, and clears', async () => {
  const { person, at } = await openPage(slice, '/help', {}, { locale: 'en' });
  const box = screen.getByRole('searchbox', { name: 'Search for an answer' });
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(3);
  await person.type(box, 'BANK account');
  expect(screen.getByRole('status').textContent).toMatch(/^\d articles? for “BANK account”$/);
  expect(screen.getByRole('link', { name: /Balance and withdrawals/ })).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('link', { name: /How to buy/ })).toBeNull();
  await person.keyboard('{Enter}');
  expect(at()).toBe('/en/help?q=BANK+account');
  await person.clear(box);
  await person.type(box, 'helicopter');
  expect(screen.getByText('No article for “helicopter” yet')).toBeInstanceOf(HTMLElement);
  await person.click(screen.getByRole('button', { name: 'Show all topics' }));
  expect(screen.getByRole('link', { name: /How to buy/ })).toBeInstanceOf(HTMLElement);
});

test('a shared address shows what it searches for', async () => {
  await openPage(slice, '/help?q=resi', {});
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'resi');
  expect(screen.getByRole('link', { name: /Pengiriman/ })).toBeInstanceOf(HTMLElement);
});

test.each(['nothing', 'constructor', undefined])('the address of %s is that of no article', async (slug) => {
  await expect(articleLoader({ params: { slug } })).rejects.toMatchObject({ init: { status: 404 } });
});

test('figures are those of the rules', async () => {
  const { container } = await openPage(slice, '/help/wallet', {});
  expect(container.textContent).toContain(
    'Minimal Rp10.000 sekali tarik, maksimal 3 kali dan Rp50.000.000 sehari',
  );
});

test('the contact page opens the addresses of the settings [W68]', async () => {
  await openPage(slice, '/contact', reached);
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
  await openPage(slice, '/contact', { 'GET /market/contact': reply });
  expect(screen.getByText(said)).toBeInstanceOf(HTMLElement);
  expect(hrefs()).toContain('/account/orders');
});
