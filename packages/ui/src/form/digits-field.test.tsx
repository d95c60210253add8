import { useState } from 'react';
import { expect, test } from 'vitest';
import { screen, show } from '../testing/show.ts';
import { DigitsField } from './digits-field.tsx';

const format = {
  most: 8,
  clean: (text: string) => text.replace(/[\s.-]/g, ''),
  complete: (text: string) => text.replace(/^\+62/, '0'),
  group: (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 '),
};

const Field = ({ start = '' }: { start?: string }) => {
  const [value, setValue] = useState(start);
  return (
    <>
      <DigitsField label="Nomor" value={value} onValue={setValue} format={format} />
      <output>{value}</output>
    </>
  );
};

const input = () => screen.getByLabelText<HTMLInputElement>('Nomor');
const value = () => screen.getByRole('status').textContent;
const putCaret = (at: number) => input().setSelectionRange(at, at);

test('what is pasted loses its separators and nothing else, and is counted [A46]', async () => {
  const { user } = show(<Field />);
  await user.click(input());
  await user.paste(' 1234-5678.9 ');
  expect(value()).toBe('123456789');
  expect(input().value).toBe('1234 5678 9');
  expect(screen.getByText('9/8')).toBeTruthy();
});

test('a letter stays visible instead of vanishing', async () => {
  const { user } = show(<Field />);
  await user.type(input(), '12O4 5');
  expect(input().value).toBe('12O45');
  expect(value()).toBe('12O45');
});

test('the caret stays where somebody types in the middle [A34]', async () => {
  const { user } = show(<Field start="12345678" />);
  await user.click(input());
  putCaret(2);
  await user.keyboard('99');
  expect(value()).toBe('1299345678');
  expect(input().value).toBe('1299 3456 78');
  await user.keyboard('0');
  expect(value()).toBe('12990345678');
  await user.keyboard(' {Backspace}{Backspace}');
  expect(value()).toBe('129345678');
});

test('deleting a separator deletes the digit beside it', async () => {
  const { user } = show(<Field start="12345678" />);
  await user.click(input());
  putCaret(5);
  await user.keyboard('{Backspace}');
  expect(value()).toBe('1235678');
  putCaret(4);
  await user.keyboard('{Delete}');
  expect(value()).toBe('123578');
});

test('a pasted country code is taken as dialled here at once, a typed one when the field is left [A44]', async () => {
  const { user } = show(<Field />);
  await user.click(input());
  await user.paste('+62 8123');
  expect(value()).toBe('08123');
  await user.clear(input());
  await user.keyboard('+628123');
  expect(input().value).toBe('+628123');
  await user.tab();
  expect(value()).toBe('08123');
});
