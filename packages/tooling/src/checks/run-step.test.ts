import { expect, test } from 'vitest';
import { runStep } from './run-step.ts';

const node = (script: string) => ({ name: 'a step', command: process.execPath, args: ['-e', script] });

test('a step tells how it ended and what it said', async () => {
  const good = await runStep(node("console.log('out'); console.error('err')"));
  expect(good.passed).toBe(true);
  expect(good.output.split('\n').sort()).toEqual(['err', 'out']);
  expect((await runStep(node('process.exit(3)'))).passed).toBe(false);
});

test('a step that hangs is ended with its children, and what it said is kept', async () => {
  const hanging = node(
    "require('node:child_process').spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'inherit' }); console.log('begun')",
  );
  const result = await runStep(hanging, process.env, 1_000);
  expect(result.passed).toBe(false);
  expect(result.output).toContain('begun');
  expect(result.output).toContain('Ended: no end after 1 seconds.');
});
