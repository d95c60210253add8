import { expect, test, vi } from 'vitest';
import { runChecks } from './run-checks.ts';

test('every check runs and is reported, also after one that failed', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const step = (name: string, code: number) => ({
    name,
    command: process.execPath,
    args: ['-e', `process.exit(${code})`],
  });
  const results = await runChecks([
    { ...step('a', 0), hint: 'not needed' },
    { ...step('b', 1), hint: 'this helps' },
    step('c', 0),
    step('d', 0),
  ]);
  const lines = said.mock.calls.map(([line]) => String(line));
  said.mockRestore();
  expect(results.map(({ name, passed }) => `${name} ${passed}`).sort()).toEqual([
    'a true',
    'b false',
    'c true',
    'd true',
  ]);
  expect(lines.filter((line) => line.startsWith('FAIL b'))).toHaveLength(1);
  expect(lines).toContain('this helps');
  expect(lines).not.toContain('not needed');
});

test('a step that reads what another writes waits for it', { tags: 'slow' }, async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const step = (name: string, script: string) => ({ name, command: process.execPath, args: ['-e', script] });
  const results = await runChecks([
    { ...step('reads', ''), readsOutput: true },
    step('writes', 'setTimeout(() => {}, 300)'),
  ]);
  vi.restoreAllMocks();
  expect(results.map(({ name }) => name)).toEqual(['writes', 'reads']);
});
