import { expect, test, vi } from 'vitest';
import { reportStep, runStep } from './run-step.ts';

const node = (script: string) => ({ name: 'a step', command: process.execPath, args: ['-e', script] });

test('a step returns how it ended and what it printed', async () => {
  const good = await runStep(node("console.log('out'); console.error('err')"));
  expect(good.passed).toBe(true);
  expect(good.output.split('\n').sort()).toEqual(['err', 'out']);
  expect((await runStep(node('process.exit(3)'))).passed).toBe(false);
});

test('a step that hangs is ended with its children, and its output is saved', { tags: 'slow' }, async () => {
  const hanging = node(
    "require('node:child_process').spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'inherit' }); console.log('begun')",
  );
  const result = await runStep(hanging, process.env, 1_000);
  expect(result.passed).toBe(false);
  expect(result.output).toContain('begun');
  expect(result.output).toContain('Ended: no end after 1 seconds.');
});

test('of a failed step with failed tests these are reported first, then only the end of its output', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const output = Array.from({ length: 150 }, (_, line) => `line ${line}`).join('\n');
  reportStep({ name: 'a step', passed: false, seconds: 1, output }, ['  a test that failed']);
  const lines = said.mock.calls.join('\n').split('\n');
  said.mockRestore();
  expect(lines.slice(0, 4)).toEqual([
    'FAIL a step (1.0 s)',
    '  a test that failed',
    '(50 lines of its output left out)',
    'line 50',
  ]);
  expect(lines.at(-1)).toBe('line 149');
});
