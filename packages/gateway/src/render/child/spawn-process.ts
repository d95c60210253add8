import { type ChildProcess, spawn } from 'node:child_process';
import { parse } from 'node:path';
import { bootCode, processCode } from '../process-code.ts';

/** Node's own doors, all closed. */
export const closed = [
  '--permission',
  '--no-addons',
  '--no-experimental-sqlite',
  '--no-experimental-ffi',
  '--no-experimental-websocket',
  '--no-experimental-webstorage',
  '--disable-proto=throw',
  '--disallow-code-generation-from-strings',
];

/** Ids that systems leave to services; each process has its own, so that none may signal another. */
const firstId = 61_184;
const ids = 4_096;
let nextId = 0;
let mayChangeUser = process.getuid?.() === 0;

const start = (heapMegabytes: number): ChildProcess => {
  const id = firstId + (nextId++ % ids);
  return spawn(process.execPath, [...closed, `--max-old-space-size=${heapMegabytes}`, '-e', bootCode], {
    ...(mayChangeUser && { uid: id, gid: id }),
    cwd: parse(process.execPath).root,
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    windowsHide: true,
  });
};

/**
 * Starts a process that can render and nothing else: as another user where this one may choose. `code`: the modules that
 * it runs, this server's own when absent.
 */
export const spawnProcess = (heapMegabytes: number, code: unknown = processCode()): ChildProcess => {
  let child = start(heapMegabytes);
  if (child.pid === undefined && mayChangeUser) {
    // A container may refuse other users, or keep them from the program.
    child.on('error', () => {});
    mayChangeUser = false;
    child = start(heapMegabytes);
  }
  child.on('error', () => {});
  child.send?.(code as object);
  return child;
};
