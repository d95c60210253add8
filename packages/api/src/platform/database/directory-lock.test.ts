import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DirectoryInUseError, lockDirectory } from './directory-lock.ts';

let home: string;
let children: ChildProcess[] = [];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'pasar-lock-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(home, { recursive: true, force: true });
});

const holder = `
  const { lockDirectory } = await import(${JSON.stringify(new URL('./directory-lock.ts', import.meta.url).href)});
  try { lockDirectory(process.argv[1]); process.stdout.write('locked'); setInterval(() => globalThis.gc(), 50); }
  catch (error) { process.stdout.write(error.message); }
`;

const startHolder = async (folder: string) => {
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', holder, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said) };
};

describe('one process per data folder [R4]', () => {
  test('a second one is rejected in one sentence that names the owner', () => {
    const folder = join(home, 'database');
    const release = lockDirectory(folder);
    expect(() => lockDirectory(folder)).toThrow(DirectoryInUseError);
    expect(() => lockDirectory(folder)).toThrow(
      `The database in ${folder} is in use by process ${process.pid}; stop that one first.`,
    );
    release();
    lockDirectory(folder)();
  });

  test('another process is rejected every time while the owner runs, and accepted after kill -9', async () => {
    const folder = join(home, 'database');
    for (let round = 0; round < 3; round++) {
      const { child, said } = await startHolder(folder);
      expect(said).toBe('locked');
      for (let tries = 0; tries < 20; tries++)
        expect(() => lockDirectory(folder)).toThrow(`process ${child.pid}`);
      child.kill('SIGKILL');
      await once(child, 'exit');
      lockDirectory(folder)();
    }
  });

  test('of five that start at once exactly one gets in', async () => {
    const folder = join(home, 'database');
    const started = await Promise.all(Array.from({ length: 5 }, () => startHolder(folder)));
    expect(started.filter(({ said }) => said === 'locked')).toHaveLength(1);
  });

  test('two folders side by side do not disturb each other', () => {
    const first = lockDirectory(join(home, 'one'));
    const second = lockDirectory(join(home, 'two'));
    first();
    second();
  });
});
