import { act, fireEvent } from '@testing-library/react';
import { createRef, type Ref, useState } from 'react';
import { expect, test } from 'vitest';
import { screen, show } from '../testing/show.ts';
import { CodeField, type CodeFieldHandle } from './code-field.tsx';

const Field = ({
  start = '',
  error,
  handle,
}: {
  start?: string;
  error?: string;
  handle?: Ref<CodeFieldHandle>;
}) => {
  const [code, setCode] = useState(start);
  return (
    <>
      <CodeField
        label="Kode"
        value={code}
        onChange={setCode}
        boxLabel={(position) => `Angka ke-${position}`}
        {...(error ? { error } : {})}
        {...(handle ? { ref: handle } : {})}
      />
      <output>{code}</output>
    </>
  );
};

const box = (position: number) => screen.getByLabelText(`Angka ke-${position}`);
const code = () => screen.getByRole('status').textContent;

test('typing goes from box to box and keeps leading zeros [A16]', async () => {
  const { user } = show(<Field />);
  await user.click(box(1));
  await user.keyboard('004217');
  expect(code()).toBe('004217');
  expect(document.activeElement).toBe(box(6));
});

test('a pasted code fills all boxes, spaces left out, wherever the caret is [A16]', async () => {
  const { user } = show(<Field />);
  await user.click(box(1));
  await user.keyboard('9');
  await user.paste(' 482 017 ');
  expect(code()).toBe('482017');
});

test('a code filled in by the browser lands in all boxes [A16]', () => {
  show(<Field />);
  expect(box(1).getAttribute('autocomplete')).toBe('one-time-code');
  fireEvent.change(box(1), { target: { value: '004217' } });
  expect(code()).toBe('004217');
  expect(box(2).getAttribute('autocomplete')).toBe('off');
});

test('a code that is too long stays too long: six of its characters would be another code [VALID-04]', async () => {
  const { user } = show(<Field />);
  await user.click(box(1));
  await user.paste('123-4567');
  expect(code()).toBe('1234567');
  expect((box(6) as HTMLInputElement).value).toBe('67');
  await user.keyboard('{Backspace}');
  expect(code()).toBe('123456');
  await user.keyboard('{End}8');
  expect(code()).toBe('1234568');
});

test('a seventh character that is typed is one too many, not another sixth [VALID-04]', async () => {
  const { user } = show(<Field />);
  await user.click(box(1));
  await user.keyboard('1234567');
  expect(code()).toBe('1234567');
});

test('Backspace clears the box, then goes back [A16]', async () => {
  const { user } = show(<Field />);
  await user.click(box(1));
  await user.keyboard('123');
  await user.keyboard('{Backspace}');
  expect(code()).toBe('12');
  expect(document.activeElement).toBe(box(3));
  await user.keyboard('{Backspace}{Backspace}');
  expect(code()).toBe('');
  expect(document.activeElement).toBe(box(1));
});

test('a character typed over another replaces it', async () => {
  const { user } = show(<Field start="123456" />);
  await user.click(box(3));
  await user.keyboard('9');
  expect(code()).toBe('129456');
  expect(document.activeElement).toBe(box(4));
});

test('arrows, Home and End move between the filled boxes', async () => {
  const { user } = show(<Field start="123" />);
  await user.click(box(2));
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(box(1));
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(box(4));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(box(4));
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(box(1));
});

test('an empty box beyond the next one passes the focus to the next one', async () => {
  const { user } = show(<Field start="12" />);
  await user.click(box(6));
  expect(document.activeElement).toBe(box(3));
});

test('characters other than letters and digits are rejected', async () => {
  const { user } = show(<Field />);
  await user.click(box(1));
  await user.keyboard('-1 2');
  expect(code()).toBe('12');
});

test('the owner can put the caret into the first box', () => {
  const handle = createRef<CodeFieldHandle>();
  show(<Field start="12" handle={handle} />);
  act(() => handle.current?.focus());
  expect(document.activeElement).toBe(box(1));
});

test('the error is bound to every box [A29]', () => {
  show(<Field error="Kode salah" />);
  for (const position of [1, 6]) {
    const described = box(position).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Kode salah');
    expect(box(position).getAttribute('aria-invalid')).toBe('true');
  }
});
