import { watch } from 'node:fs';
import type { Disk } from './disk.ts';
import type { DiskQuestion, DiskWord } from './disk-messages.ts';
import { nearDisk } from './near-disk.ts';

// The process that touches a disk in another's place, see far-disk.ts. It waits where the other must not.

const say = (word: DiskWord) => process.send?.(word);

const answer = async (question: Exclude<DiskQuestion, { watch: string }>) => {
  const { id, ask, args } = question;
  try {
    const act = nearDisk[ask] as (...given: unknown[]) => ReturnType<Disk[keyof Disk]>;
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
    // Whoever asks looks in rounds as well.
  }
};

process.on('message', (question: DiskQuestion) => {
  if ('watch' in question) stir(question.watch);
  else void answer(question);
});
// A terminal's Ctrl-C reaches both; the other one says when it is over.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
// An orderly end would wait for what the disk does not answer.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
