import { openValkey } from '@pasar/api/testing';
import { steadyLoad } from '@pasar/gateway/testing';
import { describe, expect, test, vi } from 'vitest';
import type { Crowd } from '../crash/mixed-load.ts';
import { callAt } from '../harness/call.ts';
import type { Cluster } from './open-cluster.ts';
import { visits } from './visits.ts';

/** Servers with an API count there. */
const counting = 4;

/** How many servers are connected to a Valkey, besides this question. */
const countConnected = async (url: string): Promise<number> => {
  const client = await openValkey(url, { warn: () => {}, info: () => {} });
  try {
    return (
      String(await client.client('LIST'))
        .trim()
        .split('\n').length - 1
    );
  } finally {
    client.disconnect();
  }
};

/** How many of 70 checks of a username, of which a user has 60 a minute, get through the gateways; ten at a time. */
const countChecks = async (url: string, token: string): Promise<number> => {
  const call = callAt(url);
  let allowed = 0;
  for (let round = 0; round < 7; round++) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        call('/helper/usernamecheck', { token, body: { username: 'orang.baru' } }),
      ),
    );
    for (const { status } of answers) {
      expect([200, 429]).toContain(status);
      if (status === 200) allowed++;
    }
  }
  return allowed;
};

/** After how many wrong passwords an account has to wait; each goes to the next server. */
export const countWrongPasswords = async (url: string, email: string): Promise<number> => {
  const statuses: number[] = [];
  for (let nth = 0; nth < 7; nth++) {
    const response = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'salah sekali' }),
    });
    statuses.push(response.status);
    await response.body?.cancel();
  }
  return statuses.indexOf(429);
};

/** What a cluster that counts in a Valkey promises; skipped, with a line that says why, where there is none. */
export const testSharedLimits = (
  open: () => { cluster: Cluster; crowd: Crowd },
  { hasValkey, canKill, timeout }: { hasValkey: boolean; canKill: boolean; timeout: number },
): void => {
  describe.skipIf(!hasValkey)('limits of callers in one Valkey', { timeout }, () => {
    const tokenOf = ({ crowd }: { crowd: Crowd }, nth: number) => crowd.buyers.at(-nth)?.token ?? '';

    test('what one user may do is counted over all servers', async () => {
      const { cluster } = open();
      expect(await countChecks(cluster.balancer.url, tokenOf(open(), 1))).toBe(60);
    });

    test.skipIf(!canKill)(
      'while it is dead every server counts by itself, guesses are counted in the database, and no request fails',
      async () => {
        const { cluster } = open();
        const { url } = cluster.balancer;
        let over = false;
        const loading = steadyLoad(url, { rate: 6, next: visits, isOver: () => over });
        await cluster.valkey?.kill();
        const alone = await countChecks(url, tokenOf(open(), 2));
        // Two APIs, each with its own count.
        expect(alone).toBeGreaterThan(60);
        expect(await countWrongPasswords(url, 'nobody.either@proof.test')).toBe(5);
        await cluster.valkey?.start();
        const valkeyUrl = cluster.valkeyUrl ?? '';
        await vi.waitFor(
          async () => expect(await countConnected(valkeyUrl)).toBeGreaterThanOrEqual(counting),
          {
            ...{ timeout: 15_000, interval: 250 },
          },
        );
        expect(await countChecks(url, tokenOf(open(), 3))).toBe(60);
        over = true;
        const { answered, failed } = await loading;
        expect(failed).toEqual([]);
        expect([...answered.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(5);
      },
    );
  });
};
