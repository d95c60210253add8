import { existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { writeToMemory } from './write-to-memory.ts';

afterEach(() => vi.unstubAllEnvs());

test('temporary files go where there is room, and what a killed run left there is removed', () => {
  const memory = mkdtempSync(path.join(tmpdir(), 'pasar-memory-'));
  vi.stubEnv('TMPDIR', '');
  // No process has a number as high as this.
  mkdirSync(path.join(memory, 'pasar-tests-4194305'));
  mkdirSync(path.join(memory, 'of-others'));
  writeToMemory({ memory, bytes: 1 });
  const own = `pasar-tests-${process.pid}`;
  expect(readdirSync(memory).toSorted()).toEqual(['of-others', own]);
  expect(tmpdir()).toBe(path.join(memory, own));
});

test.each([
  ['there is no room', '', Number.MAX_SAFE_INTEGER],
  ['a folder is given', '/var/tmp', 1],
])('they stay where they were when %s', (_, given, bytes) => {
  const memory = mkdtempSync(path.join(tmpdir(), 'pasar-memory-'));
  vi.stubEnv('TMPDIR', given);
  writeToMemory({ memory, bytes });
  expect(process.env.TMPDIR).toBe(given);
  expect(existsSync(path.join(memory, `pasar-tests-${process.pid}`))).toBe(false);
});
