import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { screen, show } from '../testing/show.ts';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { CountBadge } from './count-badge.tsx';
import { IconButton } from './icon-button.tsx';

test('Enter and Space press a button', async () => {
  const press = vi.fn();
  const { user } = show(<Button onClick={press}>Simpan</Button>);
  await user.tab();
  await user.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(2);
});

test('a busy button retains the focus and accepts no second press [R15]', async () => {
  const submit = vi.fn((event: SubmitEvent) => event.preventDefault());
  const press = vi.fn();
  const { user, container } = show(
    <form>
      <Button type="submit" busy onClick={press}>
        Bayar
      </Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', submit);
  const button = screen.getByRole('button', { name: 'Bayar' });
  await user.dblClick(button);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test('a button that looks disabled is announced as such and can still be pressed', async () => {
  const press = vi.fn();
  const { user } = show(
    <Button looksDisabled onClick={press}>
      Daftar
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Daftar' });
  expect([button.getAttribute('aria-disabled'), button.disabled]).toEqual(['true', false]);
  await user.click(button);
  expect(press).toHaveBeenCalledOnce();
});

const RouterLink = ({ to, ...rest }: { to: string; className?: string; children?: ReactNode }) => (
  <a href={`/en${to}`} {...rest} />
);

test('a link styled as a button is the router’s own link', () => {
  show(
    <>
      <ButtonLink as={RouterLink} to="/cart">
        Keranjang
      </ButtonLink>
      <ButtonLink render={<RouterLink to="/login" />}>Masuk</ButtonLink>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Keranjang' }).getAttribute('href')).toBe('/en/cart');
  expect(screen.getByRole('link', { name: 'Masuk' }).getAttribute('href')).toBe('/en/login');
  expect(screen.getByRole('link', { name: 'Masuk' }).className).toBe(
    screen.getByRole('link', { name: 'Keranjang' }).className,
  );
});

test('an icon button is known by its label, not by its count', () => {
  show(<IconButton label="Keranjang, 3 barang" icon={<CountBadge value={3} />} />);
  const button = screen.getByRole('button', { name: 'Keranjang, 3 barang' });
  expect(button.textContent).toBe('');
  expect(button.querySelector('[data-badge="3"]')).toBeTruthy();
});
