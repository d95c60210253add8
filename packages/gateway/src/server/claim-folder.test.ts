import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder } from '../testing/fixture-release.ts';
import { assertUnused, claimFolder } from './claim-folder.ts';
import { StartError } from './start-error.ts';

test('one process at a time holds a data folder, and others learn which', async () => {
  const folder = join(freshFolder(), 'data');
  const release = claimFolder(folder);
  const sentence = `The data in ${folder} is in use by process ${process.pid}; stop that one first.`;
  expect(() => claimFolder(folder)).toThrow(new StartError(sentence));
  await expect(assertUnused(folder)).rejects.toThrow(StartError);
  release();
  await assertUnused(folder);
  claimFolder(folder)();
});

test('a folder that cannot be written is one clear sentence, before any work is done', async () => {
  const file = join(freshFolder(), 'file');
  writeFileSync(file, '');
  const folder = join(file, 'data');
  const refusal = new StartError(
    `The data folder ${folder} cannot be written; set PASAR_DATA to one that can.`,
  );
  expect(() => claimFolder(folder)).toThrow(refusal);
  await expect(assertUnused(folder)).rejects.toThrow(refusal);
});

test('a check of a missing folder creates none', async () => {
  const folder = join(freshFolder(), 'none');
  await assertUnused(folder);
  expect(existsSync(folder)).toBe(false);
});
