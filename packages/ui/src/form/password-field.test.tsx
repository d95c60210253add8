import { expect, test } from 'vitest';
import { screen, show } from '../testing/show.ts';
import { PasswordField } from './password-field.tsx';

const field = <PasswordField label="Kata sandi" showLabel="Tampilkan kata sandi" hideLabel="Sembunyikan" />;

test('the password can be revealed by keyboard; value and caret stay [A22]', async () => {
  const { user } = show(field);
  const input = screen.getByLabelText<HTMLInputElement>('Kata sandi');
  await user.type(input, 'rahasia12');
  input.setSelectionRange(3, 5);
  const button = screen.getByRole('button', { name: 'Tampilkan kata sandi', pressed: false });
  await user.tab();
  expect(document.activeElement).toBe(button);
  await user.keyboard(' ');
  expect(screen.getByRole('button', { pressed: true })).toBe(button);
  expect([input.type, input.value]).toEqual(['text', 'rahasia12']);
  expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5]);
  await user.keyboard('{Enter}');
  expect(input.type).toBe('password');
});

test('password managers may fill it in and a paste is welcome [A31]', async () => {
  const { user } = show(field);
  const input = screen.getByLabelText<HTMLInputElement>('Kata sandi');
  expect(input.autocomplete).toBe('current-password');
  await user.click(input);
  await user.paste('dari pengelola');
  expect(input.value).toBe('dari pengelola');
});
