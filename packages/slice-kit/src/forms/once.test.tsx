import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { once } from './once.ts';

afterEach(() => vi.restoreAllMocks());

test('a double click is one press, and so are Enter and a click; the keyboard presses as often as it likes [R15]', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const press = vi.fn();
  render(
    <button type="button" onClick={once(press)}>
      Hapus
    </button>,
  );
  const button = screen.getByRole('button');
  const person = userEvent.setup();
  await person.dblClick(button);
  await person.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(1);
  now.mockReturnValue(2000);
  await person.keyboard('{Enter}{Enter}');
  expect(press).toHaveBeenCalledTimes(3);
  await person.click(button);
  expect(press).toHaveBeenCalledTimes(3);
  now.mockReturnValue(3000);
  await person.click(button);
  expect(press).toHaveBeenCalledTimes(4);
});
