import { getServedContract } from '@pasar/api/contract-hashes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../../testing/fixture-pages.ts';
import { listen } from '../listen.ts';
import { openRemoteApi, type RemoteApi } from './open-remote-api.ts';

const served = getServedContract();
let servers: Awaited<ReturnType<typeof listen>>[];
let remote: RemoteApi;
beforeAll(async () => {
  const answers = [() => Response.json(served), () => new Response('not yet', { status: 503 })];
  servers = await Promise.all(answers.map((answer) => listen(async () => answer(), 0)));
});
afterAll(async () => {
  remote.close();
  await Promise.all(servers.map((server) => server.close()));
});
const open = (count: number) => {
  const urls = servers.slice(0, count).map(({ port }) => `http://127.0.0.1:${port}`);
  remote = openRemoteApi({ urls, token: 'inside', log: silentLog });
  return remote;
};

test('[F13] a gateway reads what each API server serves, and names one that does not say', async () => {
  const [first] = [await open(1).contracts()];
  expect(first).toEqual([served]);
  remote.close();
  await expect(open(2).contracts()).rejects.toThrow(
    `The API at http://127.0.0.1:${servers[1]?.port} does not say which forms of its calls it serves.`,
  );
});
