import { expect, test, vi } from 'vitest';
import type { Alert } from './alert.ts';
import { watchReachability } from './watch-reachability.ts';

/** Watches with one answer of the registry for each look; returns at which look each alert was raised. */
const watchWith = async (
  answers: (string | undefined)[],
  api: () => Promise<boolean>,
  /** The time at each look. */
  now = () => 0,
) => {
  const raised: { look: number; alert: Alert }[] = [];
  let look = 0;
  const end = watchReachability({
    registry: () => answers[look++],
    api,
    raise: (alert) => void raised.push({ look, alert }),
    every: 5,
    now,
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

test('an API that answered is down once it does not, whether it says so or hangs [F40]', async () => {
  const looks = Array.from({ length: 8 }, () => undefined);
  for (const fails of [async () => false, () => new Promise<boolean>(() => undefined)]) {
    let look = 0;
    const raised = await watchWith(looks, async () => (look++ === 0 ? true : fails()));
    expect(raised[0]?.alert).toMatchObject({ kind: 'api', key: 'api 0' });
  }
});

test('an API that never answered is starting for ten minutes, and down after them [F40]', async () => {
  const looks = Array.from({ length: 8 }, () => undefined);
  const never = async () => false;
  expect(await watchWith(looks, never)).toEqual([]);
  let minutes = 0;
  const raised = await watchWith(looks, never, () => 60_000 * 3 * minutes++);
  expect(raised[0]?.alert).toMatchObject({ kind: 'api' });
  expect(raised[0]?.look).toBeGreaterThan(4);
});
