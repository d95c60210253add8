import { beforeEach, expect, test } from 'vitest';
import { overlay, overlayStore } from './overlay.ts';
import { dismissToast, showUnavailableSection, toast, toastStore } from './toast.ts';

const texts = () => toastStore.getState().toasts.map(({ text }) => text);
beforeEach(() => toastStore.setState({ toasts: [] }));

test('the same text appears once, as the newest', () => {
  toast.error('Jaringan terputus');
  toast.info('Tersimpan');
  toast.error('Jaringan terputus');
  expect(texts()).toEqual(['Tersimpan', 'Jaringan terputus']);
});

test('a toast that is closed leaves the others', () => {
  toast.info('satu');
  toast.info('dua');
  dismissToast(toastStore.getState().toasts[0]?.id ?? 0);
  expect(texts()).toEqual(['dua']);
});

test('the overlay is open while anything runs, and closes after an error too', async () => {
  const slow = Promise.withResolvers<string>();
  const waiting = overlay.during(slow.promise);
  const failing = overlay.during(Promise.reject(new Error('no')));
  expect(overlayStore.getState().waiting).toBe(2);
  await expect(failing).rejects.toThrow('no');
  expect(overlayStore.getState().waiting).toBe(1);
  slow.resolve('done');
  expect(await waiting).toBe('done');
  expect(overlayStore.getState().waiting).toBe(0);
});

test('all parts of a page that did not load share one notice; those of another page are no news [ERR-01]', () => {
  const says = (names: readonly string[]) => `${names.join(', ')}: tidak ada koneksi`;
  toast.error('Stok habis');
  for (const name of ['Promo', 'Kategori', 'Promo']) showUnavailableSection('/', name, says);
  expect(texts()).toEqual(['Stok habis', 'Kategori, Promo: tidak ada koneksi']);
  showUnavailableSection('/search', 'Daftar barang', says);
  expect(texts()).toEqual(['Stok habis', 'Daftar barang: tidak ada koneksi']);
});
