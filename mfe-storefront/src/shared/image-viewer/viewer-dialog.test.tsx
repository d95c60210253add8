import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openStorefront } from '../../testing/open-storefront.ts';

afterEach(cleanup);

const open = async () => {
  const page = await openStorefront('/p/batik-kawung');
  const opener = screen.getByRole('link', { name: 'Perbesar foto: Tampak depan' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Foto Batik kawung biru indigo' });
  return { ...page, dialog, inside: within(dialog) };
};
const shownIn = (inside: ReturnType<typeof within>) => inside.getByRole('status').textContent;

test('images fill the screen; keys lead through them and end at the last [A13]', {
  tags: 'slow',
}, async () => {
  const { dialog, inside } = await open();
  expect(shownIn(inside)).toBe('Foto 1 dari 2');
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(shownIn(inside)).toBe('Foto 2 dari 2');
  expect(inside.getByRole('img', { name: 'Tampak belakang' }).getAttribute('src')).toBe(
    '/media/back-1200.webp',
  );
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(shownIn(inside)).toBe('Foto 2 dari 2');
  fireEvent.keyDown(dialog, { key: 'Home' });
  expect(shownIn(inside)).toBe('Foto 1 dari 2');
});

test('an image is zoomed by a press and by keys, and unzoomed again for the next one', async () => {
  const { dialog, inside } = await open();
  const zoom = inside.getByRole('button', { name: 'Perbesar' });
  await userEvent.click(zoom);
  expect(zoom.getAttribute('aria-pressed')).toBe('true');
  fireEvent.keyDown(dialog, { key: '0' });
  expect(zoom.getAttribute('aria-pressed')).toBe('false');
  fireEvent.keyDown(dialog, { key: '+' });
  expect(zoom.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(inside.getByRole('button', { name: 'Foto berikutnya' }));
  expect([zoom.getAttribute('aria-pressed'), shownIn(inside)]).toEqual(['false', 'Foto 2 dari 2']);
});

test('closing it leaves the page as it was', async () => {
  const { inside } = await open();
  await userEvent.click(inside.getByRole('button', { name: 'Tutup foto' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

test('a large image that does not come leaves the smaller one', async () => {
  const { inside } = await open();
  fireEvent.error(inside.getByRole('img', { name: 'Tampak depan' }));
  expect(inside.getByRole('img', { name: 'Tampak depan' }).getAttribute('src')).toBe('/media/front-600.webp');
});
