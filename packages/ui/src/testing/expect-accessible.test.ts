import { expect, test } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';

test('a button without a name is a fault', async () => {
  document.body.innerHTML = '<button type="button"></button>';
  await expect(expectAccessible(document.body)).rejects.toThrow('button-name');
});

test('a button with a name is not', async () => {
  document.body.innerHTML = '<button type="button">Simpan</button>';
  await expectAccessible(document.body);
});
