import { afterEach, expect, test } from 'vitest';
import { apiError } from '../http/api-error.ts';
import { openLog } from '../log.ts';
import { openWorkerPool, type WorkerPool } from './worker-pool.ts';
import type { WorkerTask } from './worker-task.ts';

const file = new URL('./testing/sample.worker.ts', import.meta.url);
const task = <A extends unknown[], O>(name: string, timeoutMs = 60_000): WorkerTask<A, O> => ({
  file,
  name,
  timeoutMs,
  tooLarge: () => apiError.invalid({ file: ['image.unreadable'] }),
});
const add = task<[number, number], number>('addTask');

const open: WorkerPool[] = [];
const openPool = () => {
  const pool = openWorkerPool(openLog('silent'));
  open.push(pool);
  return pool;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

const refusal = (running: Promise<unknown>) =>
  running.then(
    (value) => ({ value }),
    ({ code, words, fields, message }) => ({ code, words, fields, message }),
  );

test('a task runs in a thread, with buffers moved there and back', { tags: 'slow' }, async () => {
  const pool = openPool();
  expect(await pool.run(add, [1, 2])).toBe(3);
  const bytes = Uint8Array.of(1, 2, 3);
  const reversed = await pool.run(task<[Uint8Array], Uint8Array>('reverseTask'), [bytes], [bytes.buffer]);
  expect([...reversed]).toEqual([3, 2, 1]);
  expect(bytes.byteLength).toBe(0);
});

test('an ApiError of a task reaches the caller as it is, and so does an internal error', {
  tags: 'slow',
}, async () => {
  const pool = openPool();
  expect(await refusal(pool.run(task('rejectTask'), []))).toMatchObject({
    code: 422,
    words: 'image.type',
    fields: { file: ['image.type'] },
  });
  expect(await refusal(pool.run(task('breakTask'), []))).toMatchObject({
    code: undefined,
    message: 'broken',
  });
});

test.each([
  ['time', 'loopTask', 500, 503],
  ['memory', 'hoardTask', 60_000, 422],
])(
  'a task that takes too much %s is ended, others go on and the next one finds a new thread [S32]',
  { tags: 'slow' },
  async (_, name, limit, code) => {
    const pool = openPool();
    const spoiled = refusal(pool.run(task(name, limit), []));
    expect(await pool.run(add, [1, 2])).toBe(3);
    expect(await spoiled).toMatchObject({ code });
    expect(await Promise.all([pool.run(add, [2, 3]), pool.run(add, [3, 4]), pool.run(add, [4, 5])])).toEqual([
      5, 7, 9,
    ]);
  },
);

test('many tasks wait in a bounded queue: the last ones get 503 with Retry-After at once [R11]', {
  tags: 'slow',
}, async () => {
  const pool = openPool();
  const wait = task<[number], string>('waitTask');
  const crowd = await Promise.all(
    Array.from({ length: 60 }, () =>
      pool.run(wait, [5]).catch((error) => `${error.code} ${error.retryAfter}`),
    ),
  );
  expect(Object.groupBy(crowd, (answer) => answer)).toMatchObject({
    done: { length: 42 },
    '503 2': { length: 18 },
  });
});

test('closing lets the running task come to its end and takes no other [R21]', { tags: 'slow' }, async () => {
  const pool = openPool();
  const running = pool.run(task<[number], string>('waitTask'), [300]);
  const waiting = [1, 2, 3].map(() => refusal(pool.run(task<[number], string>('waitTask'), [300])));
  await pool.run(add, [1, 2]).catch(() => {});
  const closed = pool.close();
  expect(await refusal(pool.run(add, [1, 2]))).toMatchObject({ code: 503 });
  await closed;
  expect(await running).toBe('done');
  for (const one of await Promise.all(waiting))
    expect(['done', undefined]).toContain((one as { value?: string }).value);
});
