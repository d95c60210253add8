import { expect, test, vi } from 'vitest';
import { Button } from '../action/button.tsx';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { screen, show } from '../testing/show.ts';
import { Menu } from './menu.tsx';

const menu = (onOut = () => {}, onEdit = () => {}) => (
  <>
    <Menu
      trigger={<Button>Akun</Button>}
      head="Dewi Lestari"
      items={[
        { id: 'shop', label: 'Toko saya', href: '#shop' },
        { id: 'edit', label: 'Ubah profil', onSelect: onEdit, disabled: true },
        { id: 'line', separator: true },
        { id: 'out', label: 'Keluar', onSelect: onOut, tone: 'danger' },
      ]}
    />
    <p>Halaman</p>
    <button type="button">Lain</button>
  </>
);

const button = () => screen.getByRole('button', { name: 'Akun' });
const focused = () => document.activeElement?.textContent;

test('arrows, Home, End and first letters move through the open menu', async () => {
  const { user } = show(menu());
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Toko saya');
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Keluar');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Toko saya');
  await user.keyboard('{End}');
  expect(focused()).toBe('Keluar');
  await user.keyboard('{Home}');
  expect(focused()).toBe('Toko saya');
  await user.keyboard('u');
  expect(focused()).toBe('Ubah profil');
});

test('Arrow Up on the button opens the menu at its end', async () => {
  const { user } = show(menu());
  await user.tab();
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Keluar');
});

test('an open menu is named by its button and has no fault axe knows', async () => {
  const { user } = show(menu());
  expect(button().getAttribute('aria-expanded')).toBe('false');
  await user.click(button());
  const list = screen.getByRole('menu', { name: 'Akun' });
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(button().getAttribute('aria-controls')).toBe(list.id);
  await expectAccessible(document.body);
});

test('Escape closes and gives the focus back', async () => {
  const { user } = show(menu());
  await user.click(button());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('Enter runs the entry, closes and returns the focus', async () => {
  const onOut = vi.fn();
  const { user } = show(menu(onOut));
  await user.tab();
  await user.keyboard('{Enter}{End}{Enter}');
  expect(onOut).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('a disabled entry can be reached and does nothing', async () => {
  const onEdit = vi.fn();
  const { user } = show(menu(undefined, onEdit));
  await user.click(button());
  await user.click(screen.getByRole('menuitem', { name: 'Ubah profil' }));
  expect(onEdit).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeTruthy();
});

test('a press on the button again, or elsewhere, closes', async () => {
  const { user } = show(menu());
  await user.click(button());
  await user.click(button());
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(button());
  await user.click(screen.getByText('Halaman'));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('an entry that leads somewhere is a link', async () => {
  const { user } = show(menu());
  await user.click(button());
  expect(screen.getByRole('menuitem', { name: 'Toko saya' }).getAttribute('href')).toBe('#shop');
});
