import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readJourneyCounts, readUnitCounts, sum } from './read-counts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pasar-counts-'));
const write = (name: string, value: unknown) => {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
};

test('a test file that does not even load counts as a failure', () => {
  const file = write('unit.json', { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1 });
  expect(readUnitCounts(file)).toEqual({ passed: 3, failed: 1 });
});

test('a missing report counts as a failure, never as nothing', () => {
  expect(readUnitCounts(path.join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 });
  expect(readJourneyCounts(path.join(folder, 'none.json'))).toMatchObject({ passed: 0, failed: 1 });
});

test('a journey that passed only at the second try is told apart', () => {
  const file = write('journeys.json', { stats: { expected: 5, unexpected: 1, flaky: 2 } });
  expect(readJourneyCounts(file)).toEqual({ passed: 7, failed: 1, flaky: 2 });
  expect(sum([readJourneyCounts(file), { passed: 1, failed: 0 }])).toEqual({ passed: 8, failed: 1 });
});
