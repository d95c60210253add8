import { expect, test, vi } from 'vitest';
import { screen, show } from '../testing/show.ts';
import { lengthLimit } from './length-limit.ts';
import { TextField } from './text-field.tsx';

test('a text that is too long stays, is not sent, and shows why until it is shorter [A34]', async () => {
  const sent = vi.fn((event: React.FormEvent) => event.preventDefault());
  const { user } = show(
    <form onSubmit={sent}>
      <TextField label="Cari" {...lengthLimit(5, 'Maksimal 5 karakter')} />
      <button type="submit">Cari sekarang</button>
    </form>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Cari');
  await user.type(input, 'kopi susu');
  expect(input.value).toBe('kopi susu');
  expect(input.checkValidity()).toBe(false);
  expect(input.validationMessage).toBe('Maksimal 5 karakter');
  await user.clear(input);
  await user.type(input, ' kopi ');
  expect(input.checkValidity()).toBe(true);
  await user.click(screen.getByRole('button'));
  expect(sent).toHaveBeenCalledOnce();
});
