import { expect, test } from 'vitest';
import { warmLists } from './warm-lists.ts';

test('a server that starts requests a list until the products have been read, and no longer', async () => {
  const statuses = [503, 503, 200];
  await warmLists({ request: () => new Response(null, { status: statuses.shift() ?? 500 }) });
  expect(statuses).toEqual([]);
  const broken = [500, 200];
  await warmLists({ request: () => new Response(null, { status: broken.shift() ?? 500 }) });
  expect(broken).toEqual([200]);
});
