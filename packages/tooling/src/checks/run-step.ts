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

/** The longest time of a step, in milliseconds: a step that hangs is ended, with its output so far. */
const longest = 30 * 60_000;

// A step has a separate process group, so Ctrl-C reaches it only through the exit of this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** Runs one step and captures its output; nothing is printed here. */
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
        // The full process group, since a hanging process is mostly a child of the child.
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It just ended by itself.
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

/** How many lines from the end are worth reading after the report of the failed tests. */
const tail = 100;

/**
 * One line for a finished step; when it failed, `told` first, and then its output: all of it, or its end
 * after `told`.
 */
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
