import { toast } from '@pasar/slice-kit';
import { overlayStore, toastStore } from '@pasar/slice-kit/host';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderLayout } from '../../testing/render-layout.tsx';
import { Notices } from './notices.tsx';

beforeEach(() => {
  toastStore.setState({ toasts: [] });
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Toasts appear and disappear one paint later. */
const draw = () => pass(50);
const shown = (text: string) => screen.queryByText(text) !== null;

test('a toast stays longer than 5 s and closes by itself; one after the other [A20]', async () => {
  await renderLayout(<Notices />);
  act(() => {
    toast.info('satu');
    toast.error('dua');
  });
  await draw();
  await pass(5_000);
  expect([shown('satu'), shown('dua')]).toEqual([true, true]);
  await pass(1_000);
  await draw();
  expect([shown('satu'), shown('dua')]).toEqual([false, true]);
  await pass(6_000);
  await draw();
  expect(shown('dua')).toBe(false);
});

test('the pointer on a toast holds it [A20]', async () => {
  await renderLayout(<Notices />);
  act(() => toast.info('satu'));
  await draw();
  const region = screen.getByRole('region', { name: 'Pemberitahuan' });
  fireEvent.mouseEnter(region);
  await pass(60_000);
  expect(shown('satu')).toBe(true);
  fireEvent.mouseLeave(region);
  await pass(6_000);
  await draw();
  expect(shown('satu')).toBe(false);
});

test('the overlay announces that something is in progress', async () => {
  await renderLayout(<Notices />);
  act(() => overlayStore.setState({ waiting: 1 }));
  expect(shown('Tunggu sebentar')).toBe(true);
  act(() => overlayStore.setState({ waiting: 0 }));
  expect(shown('Tunggu sebentar')).toBe(false);
});
