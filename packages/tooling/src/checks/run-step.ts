import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../workspace.ts';
import type { Step } from './steps.ts';

export interface StepResult {
  name: string;
  passed: boolean;
  seconds: number;
  output: string;
}

/** A step that takes longer hangs: it is ended, with what it said so far. In milliseconds. */
const longest = 12 * 60_000;

// A step has a separate process group, so Ctrl-C reaches it only through the exit of this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** Runs one step and keeps what it said; nothing is printed here. */
export const runStep = (
  { name, command, args }: Step,
  env: NodeJS.ProcessEnv = process.env,
  limit = longest,
): Promise<StepResult> =>
  new Promise((done) => {
    const started = performance.now();
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const endGroup = () => {
      if (child.pid === undefined) return;
      try {
        // The whole group, since what hangs is mostly a child of the child.
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It ended by itself a moment ago.
      }
    };
    const hanging = setTimeout(() => {
      output += `\nEnded: no end after ${limit / 1000} seconds.`;
      endGroup();
    }, limit);
    process.once('exit', endGroup);
    child.on('error', (error) => {
      output += String(error);
    });
    child.on('close', (code) => {
      clearTimeout(hanging);
      process.off('exit', endGroup);
      done({
        name,
        passed: code === 0,
        seconds: (performance.now() - started) / 1000,
        output: output.trim(),
      });
    });
  });

/** How many lines from the end are worth reading once the failed tests were told. */
const tail = 100;

/** One line for a finished step; when it failed, `told` first, and then what it said: all of it, or its end after `told`. */
export const reportStep = (result: StepResult, told: readonly string[] = []): void => {
  const mark = result.passed ? 'ok  ' : 'FAIL';
  console.log(`${mark} ${result.name} (${result.seconds.toFixed(1)} s)`);
  if (told.length > 0) console.log(told.join('\n'));
  if (result.passed) return;
  const lines = stripVTControlCharacters(result.output).split('\n');
  const left = told.length > 0 ? Math.max(0, lines.length - tail) : 0;
  if (left > 0) console.log(`(${left} lines of its output left out)`);
  console.log(lines.slice(left).join('\n'));
};
