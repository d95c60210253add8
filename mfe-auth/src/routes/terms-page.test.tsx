import type { ContentPage } from '@pasar/contract';
import { openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { slice } from '../slice.ts';

const terms: ContentPage = {
  ...{ slug: 'terms', title: 'Aturan main', summary: 'Ringkas', since: '2026-11-21T00:00:00+07:00' },
  body: [
    { kind: 'heading', level: 2, id: 'akun', spans: [{ text: 'Akunmu' }] },
    { kind: 'paragraph', spans: [{ text: 'Baca ' }, { text: 'privasi', to: '/privacy' }] },
  ],
};

test.each([
  ['id', '/terms-condition', 'Berlaku sejak 21 November 2026', '/privacy'],
  ['en', '/en/terms-condition', 'In force since 21 November 2026', '/en/privacy'],
] as const)('[AUTH-19] [W68] what staff wrote can be read (%s)', async (locale, path, since, link) => {
  const { container } = await openPage(
    slice,
    path,
    { 'GET /help/terms': { code: 200, data: terms } },
    { locale },
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Aturan main');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Akunmu');
  expect(screen.getByText(since)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'privasi' }).getAttribute('href')).toBe(link);
  await expectAccessible(container);
});
