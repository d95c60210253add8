import { expect, test, vi } from 'vitest';
import type { Alert } from './alert.ts';
import { watchReachability } from './watch-reachability.ts';

/** Watches with one answer of the registry for each look; returns at which look each alert was raised. */
const watchWith = async (
  answers: (string | undefined)[],
  api: () => Promise<boolean>,
  hasStarted: (look: number) => boolean = () => true,
) => {
  const raised: { look: number; alert: Alert }[] = [];
  let look = 0;
  const end = watchReachability({
    registry: () => answers[look++],
    api,
    raise: (alert) => void raised.push({ look, alert }),
    hasStarted: () => hasStarted(look),
    every: 5,
    now: () => 0,
  });
  await vi.waitFor(() => expect(look).toBeGreaterThanOrEqual(answers.length), 10_000);
  end();
  return raised.filter((one) => one.look <= answers.length);
};
const down = 'silent since now';

test('one bad look is no alert, three in a row are, under one key for an hour [F40]', async () => {
  const raised = await watchWith([down, down, undefined, down, down, down, down], async () => true);
  expect(raised.map(({ look }) => look)).toEqual([6, 7]);
  expect(new Set(raised.map(({ alert }) => alert.key))).toEqual(new Set(['registry 0']));
});

test('an API that does not answer is down, whether it says so or hangs [F40]', async () => {
  const looks = Array.from({ length: 6 }, () => undefined);
  for (const api of [async () => false, () => new Promise<boolean>(() => undefined)]) {
    const raised = await watchWith(looks, api);
    expect(raised[0]?.alert).toMatchObject({ kind: 'api', key: 'api 0' });
  }
});

test('an API is not down while the server starts, which seeds and migrates [F40]', async () => {
  const looks = Array.from({ length: 9 }, () => undefined);
  const raised = await watchWith(
    looks,
    async () => false,
    (look) => look > 5,
  );
  expect(raised[0]?.look).toBeGreaterThan(7);
});
