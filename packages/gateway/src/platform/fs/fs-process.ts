import { watch } from 'node:fs';
import type { Fs } from './fs.ts';
import type { FsRequest, FsResponse } from './fs-messages.ts';
import { localFs } from './local-fs.ts';

// The process that touches a disk in another's place, see far-disk.ts. It waits where the other must not.

const say = (word: FsResponse) => process.send?.(word);

const answer = async (question: Exclude<FsRequest, { watch: string }>) => {
  const { id, ask, args } = question;
  try {
    const act = localFs[ask] as (...given: unknown[]) => ReturnType<Fs[keyof Fs]>;
    say({ id, answer: await act(...args) });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    say({ id, refusal: { message, ...(code !== undefined && { code }) } });
  }
};

const stir = (folder: string) => {
  try {
    const watcher = watch(folder, () => say({ stirred: true }));
    watcher.on('error', () => watcher.close());
  } catch {
    // The requesting process polls as well.
  }
};

process.on('message', (question: FsRequest) => {
  if ('watch' in question) stir(question.watch);
  else void answer(question);
});
// A terminal's Ctrl-C reaches both processes; the other one ends this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
// An orderly exit would wait for pending disk calls.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
