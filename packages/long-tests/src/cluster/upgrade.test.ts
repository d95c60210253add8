import { setTimeout as pause } from 'node:timers/promises';
import { migrateDatabase } from '@pasar/api';
import { steadyLoad } from '@pasar/gateway/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { arrangeCrowd } from '../crash/arrange-crowd.ts';
import { checkPromises } from '../crash/check-promises.ts';
import { emptyJournal } from '../crash/journal.ts';
import { mixedLoad } from '../crash/mixed-load.ts';
import { withDatabaseContext } from '../crash/with-database-context.ts';
import { callAt } from '../harness/call.ts';
import { createRandom } from '../harness/long-test.ts';
import { reportLine } from '../harness/report-line.ts';
import { type Cluster, openCluster } from './open-cluster.ts';
import { visits } from './visits.ts';

/** The checkout of the release before: `npm run test:upgrade` makes it. */
const previous = process.env.PASAR_PREVIOUS ?? '';
const timeout = 600_000;

describe.runIf(previous !== '')('servers of the release before', { timeout }, () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await openCluster(previous);
  }, timeout);
  afterAll(() => cluster?.close(), timeout);

  test('work on beside the newer tables, start again on them, and are replaced without a failed request', async () => {
    const { apis, gateways, jobs, media, balancer, databaseUrl } = cluster;
    let over = false;
    const loading = steadyLoad(balancer.url, { rate: 6, next: visits, isOver: () => over });
    // First the tables of the newer release, as docs/operate/upgrade.md says, while all servers are of the one before.
    expect((await migrateDatabase(databaseUrl)).length).toBeGreaterThan(0);
    const crowd = await arrangeCrowd(databaseUrl);
    const journal = emptyJournal();
    const load = mixedLoad(callAt(balancer.url), journal, crowd, createRandom(1), () => over);
    const goOn = async () => {
      const sold = journal.groups.length;
      await vi.waitFor(() => expect(journal.groups.length).toBeGreaterThan(sold + 3), { timeout: 60_000 });
    };
    await goOn();
    for (const node of [apis[0], jobs, gateways[0]]) {
      expect([node.name, await node.end('SIGTERM')]).toEqual([node.name, 0]);
      await node.start(previous);
      await pause(1_200);
    }
    await goOn();
    for (const node of [...apis, media, jobs, ...gateways]) {
      expect([node.name, await node.end('SIGTERM')]).toEqual([node.name, 0]);
      await node.start();
      await pause(1_200);
      await goOn();
    }
    over = true;
    const { answered, turnedAway, failed } = await loading;
    const deeds = await load;
    const visitors = [...answered.values()].reduce((sum, count) => sum + count, 0);
    reportLine(`${visitors} visits and ${deeds} deeds of shoppers while nine servers were replaced`);
    expect({ failed, turnedAway, broken: balancer.failures() }).toEqual({
      failed: [],
      turnedAway: 0,
      broken: 0,
    });
    const faults = await withDatabaseContext(databaseUrl, async (ctx, audit) => [
      ...(await audit()),
      ...(await checkPromises(ctx, journal)),
    ]);
    expect(faults).toEqual([]);
    expect(journal.unanswered).toEqual([]);
  });
});
