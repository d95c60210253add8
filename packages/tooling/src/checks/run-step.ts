import { spawn } from 'node:child_process';
import { root } from '../workspace.ts';
import type { Step } from './steps.ts';

export interface StepResult {
  name: string;
  passed: boolean;
  seconds: number;
  output: string;
}

/** Runs one step and keeps what it said; nothing is printed here. */
export const runStep = (
  { name, command, args }: Step,
  env: NodeJS.ProcessEnv = process.env,
): Promise<StepResult> =>
  new Promise((done) => {
    const started = performance.now();
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', (error) => {
      output += String(error);
    });
    child.on('close', (code) =>
      done({
        name,
        passed: code === 0,
        seconds: (performance.now() - started) / 1000,
        output: output.trim(),
      }),
    );
  });

/** One line for a finished step, with its whole output when it failed. */
export const reportStep = (result: StepResult): void => {
  const mark = result.passed ? 'ok  ' : 'FAIL';
  console.log(`${mark} ${result.name} (${result.seconds.toFixed(1)} s)`);
  if (!result.passed) console.log(result.output);
};
