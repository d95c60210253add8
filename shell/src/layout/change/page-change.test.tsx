import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderLayout } from '../../testing/render-layout.tsx';
import { PageChange } from './page-change.tsx';

const Page = () => (
  <>
    <main id="main">
      <h1>Beras merah</h1>
    </main>
    <PageChange />
  </>
);

test('a new page is announced politely and its heading takes the focus [A3]', async () => {
  const { router } = await renderLayout(<Page />);
  expect(document.activeElement).toBe(document.body);
  document.title = 'Beras merah | Pasar';
  await act(() => router.navigate('/p/beras'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Beras merah' }));
  expect(screen.getByRole('status').textContent).toBe('Beras merah | Pasar');
});

test('another query or a place in the page moves no focus', async () => {
  const { router } = await renderLayout(<Page />, { at: '/search' });
  await act(() => router.navigate('/search?page=2'));
  await act(() => router.navigate('/search?page=2#ulasan'));
  expect(document.activeElement).toBe(document.body);
});
