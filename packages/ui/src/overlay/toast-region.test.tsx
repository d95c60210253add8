import { expect, test, vi } from 'vitest';
import { screen, show, within } from '../testing/show.ts';
import { Dialog } from './dialog.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';
import { type Toast, ToastRegion } from './toast-region.tsx';

const toasts: Toast[] = [
  { id: 'a', text: 'Masuk keranjang', tone: 'success', action: { label: 'Lihat', onPress: () => {} } },
  { id: 'b', text: 'Koneksi terputus', tone: 'error' },
];

const region = (props: Partial<Parameters<typeof ToastRegion>[0]> = {}) => (
  <ToastRegion label="Pemberitahuan" dismissLabel="Tutup" toasts={toasts} onDismiss={() => {}} {...props} />
);

test('errors interrupt, all else waits for a pause [A20]', () => {
  show(region());
  expect(screen.getByRole('alert').textContent).toBe('Koneksi terputus');
  expect(screen.getByRole('status').textContent).toContain('Masuk keranjang');
});

test('a toast is announced while a dialog hides the rest of the page [A19] [A20]', async () => {
  show(
    <main>
      <p>Halaman</p>
      <Dialog open onOpenChange={() => {}} title="Batalkan pesanan?" actions={null} />
      {region()}
    </main>,
  );
  await screen.findByRole('dialog', { name: 'Batalkan pesanan?' });
  expect(screen.getByText('Halaman').closest('[aria-hidden=true]')).not.toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('Koneksi terputus');
});

test('both live regions are there before the first toast', () => {
  show(region({ toasts: [] }));
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('pointer and focus pause the toasts until they leave [A20]', async () => {
  const onPause = vi.fn();
  const onResume = vi.fn();
  const { user } = show(region({ onPause, onResume }));
  await user.hover(screen.getByText('Masuk keranjang'));
  expect(onPause).toHaveBeenCalled();
  await user.unhover(screen.getByRole('region', { name: 'Pemberitahuan' }));
  expect(onResume).toHaveBeenCalledOnce();
  onPause.mockClear();
  onResume.mockClear();
  await user.tab();
  await user.tab();
  expect(onPause).toHaveBeenCalled();
  expect(onResume).not.toHaveBeenCalled();
});

test('a toast is dismissed by its button or by Escape', async () => {
  const onDismiss = vi.fn();
  const { user } = show(region({ onDismiss }));
  await user.click(within(screen.getByRole('status')).getByRole('button', { name: 'Tutup' }));
  expect(onDismiss).toHaveBeenLastCalledWith('a');
  await user.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenLastCalledWith('b');
});

test('a loading overlay announces itself and leaves the focus alone [A28]', async () => {
  const form = (open: boolean) => (
    <LoadingOverlay open={open} label="Sedang menyimpan">
      <button type="button">Simpan</button>
    </LoadingOverlay>
  );
  const { user, rerender, container } = show(form(false));
  await user.click(screen.getByRole('button'));
  rerender(form(true));
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('Sedang menyimpan');
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true');
});
