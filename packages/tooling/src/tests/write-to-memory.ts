import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

const prefix = 'pasar-tests-';
const usual = { memory: '/dev/shm', bytes: 8 * 2 ** 30 };

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A run that was killed could not clean up. */
const removeOfKilled = (memory: string) => {
  for (const name of readdirSync(memory))
    if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length))))
      rmSync(path.join(memory, name), { recursive: true, force: true });
};

/** Some systems run no program from there. */
const runsPrograms = (folder: string): boolean => {
  const script = path.join(folder, 'try.sh');
  writeFileSync(script, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  const { status } = spawnSync(script);
  rmSync(script);
  return status === 0;
};

/**
 * Lets this process and its children write temporary files to memory where so many bytes are free there: databases of
 * tests are thrown away, and a slow disk makes a run wait for each of their writes.
 */
export const writeToMemory = ({ memory, bytes } = usual): void => {
  if (process.env.TMPDIR || !existsSync(memory)) return;
  removeOfKilled(memory);
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, freemem()) < bytes) return;
  const folder = path.join(memory, `${prefix}${process.pid}`);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  // A database of tests runs as another user when root runs the tests.
  chmodSync(folder, 0o755);
  if (runsPrograms(folder)) {
    process.env.TMPDIR = folder;
    process.once('exit', remove);
  } else remove();
};
