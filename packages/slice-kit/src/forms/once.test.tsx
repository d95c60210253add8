import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('a double click is one press, the keyboard presses as often as it likes [R15]', async () => {
  const press = vi.fn();
  render(
    <button type="button" onClick={once(press)}>
      Hapus
    </button>,
  );
  const person = userEvent.setup();
  await person.dblClick(screen.getByRole('button'));
  expect(press).toHaveBeenCalledTimes(1);
  await person.keyboard('{Enter}{Enter}');
  expect(press).toHaveBeenCalledTimes(3);
});
