import { apiError } from '../../http/api-error.ts';
import { toTask } from '../worker-task.ts';

export const addTask = toTask(async (one: number, other: number) => one + other);

export const reverseTask = toTask(
  async (bytes: Uint8Array<ArrayBuffer>) => bytes.reverse(),
  ({ buffer }) => [buffer],
);

export const rejectTask = toTask(async (): Promise<never> => {
  throw apiError.invalid({ file: ['image.type'] });
});

export const breakTask = toTask(async (): Promise<never> => {
  throw new Error('broken');
});

export const loopTask = toTask(async (): Promise<never> => {
  for (;;);
});

export const hoardTask = toTask(async (): Promise<never> => {
  const kept: number[][] = [];
  for (;;) kept.push(new Array(1_000_000).fill(kept.length));
});

export const waitTask = toTask(async (milliseconds: number) => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return 'done';
});
