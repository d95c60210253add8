import { OpsHealth } from '@pasar/contract';
import * as v from 'valibot';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { getApp } from '../registry/index.ts';
import { type FixtureGateway, shell, startFixtureGateway } from '../testing/fixture-gateway.ts';
import { actor } from '../testing/fixture-registry.ts';
import { writeFixtureRelease } from '../testing/fixture-release.ts';
import { naming } from '../testing/naming-release.ts';

const guard = { sessions: 30, every: 25, grace: 0 };

const open: FixtureGateway[] = [];
afterAll(() => Promise.all(open.map((gateway) => gateway.close())));
let gateway: FixtureGateway;
beforeEach(async () => {
  gateway = await startFixtureGateway([shell, naming('1.0.0')], { guard });
  open.push(gateway);
  const next = naming('1.1.0');
  await gateway.registry.publish({ ...next, ...actor, from: writeFixtureRelease(next) });
  await gateway.registry.canary({ ...actor, app: 'storefront', version: '1.1.0', basisPoints: 5_000 });
  await vi.waitFor(async () => expect((await arrive()).versions.has('1.1.0')).toBe(true), { timeout: 5_000 });
});

/** Many visitors come once; returns the versions that they got, and their beacons. */
const arrive = async () => {
  const versions = new Set<string>();
  const visits: { ticket: string; planId: string; version: string }[] = [];
  for (let n = 0; n < 20; n += 1) {
    const { text } = await gateway.ask('/');
    const plan = /"__plan">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}';
    const { id, slices } = JSON.parse(plan);
    const [, ticket = ''] = /"ticket":"([^"]+)"/.exec(text) ?? [];
    versions.add(slices.storefront.version);
    visits.push({ ticket, planId: id, version: slices.storefront.version });
  }
  return { versions, visits };
};

/** Lets pages of visitors mount, or fail when they got the canary and it is broken. */
const visitors = async (fails: boolean) => {
  for (const { ticket, planId, version } of (await arrive()).visits) {
    const broken = fails && version === '1.1.0';
    const body = {
      ticket,
      planId,
      app: 'storefront',
      version,
      phase: broken ? 'render' : 'mount',
      outcome: broken ? 'error' : 'ok',
      ms: 700,
    };
    await gateway.ask('/r/beacon', { method: 'POST', body: JSON.stringify(body) });
  }
};

const stateNow = () => getApp(gateway.registry.status(), 'storefront');

test('a canary that fails for its visitors is taken back by the guard and waits in quarantine [R9]', {
  tags: 'slow',
  timeout: 60_000,
}, async () => {
  await vi.waitFor(
    async () => {
      await visitors(true);
      expect(stateNow().canary).toBeUndefined();
    },
    { timeout: 20_000, interval: 10 },
  );
  const [event] = gateway.registry.events().slice(-1);
  expect(event).toMatchObject({
    verb: 'rollback',
    who: 'guard',
    from: '1.1.0',
    version: '1.0.0',
    of: 'canary',
  });
  expect(event?.why).toMatch(/^\d+ of \d+ sessions failed, 100\.0 %/);
  expect(stateNow().quarantined).toHaveProperty('1.1.0');
  await expect(
    gateway.registry.canary({ ...actor, app: 'storefront', version: '1.1.0', basisPoints: 100 }),
  ).rejects.toThrow('quarantine');
  await vi.waitFor(async () => expect([...(await arrive()).versions]).toEqual(['1.0.0']), { timeout: 2_000 });

  // An operator decides that the fault lay elsewhere: earlier observations do not decide the next rollout.
  await gateway.registry.enable({ ...actor, app: 'storefront', version: '1.1.0' });
  await gateway.registry.canary({ ...actor, app: 'storefront', version: '1.1.0', basisPoints: 5_000 });
  const verdict = async () => {
    const { data } = JSON.parse((await gateway.ask('/ops/v1/health')).text);
    return v.parse(OpsHealth, data).verdicts[0];
  };
  await vi.waitFor(async () => expect(await verdict()).toMatchObject({ canary: { failed: 0 } }), 2_000);
  await vi.waitFor(
    async () => {
      await visitors(false);
      expect(await verdict()).toMatchObject({ kind: 'healthy', canary: { failed: 0 } });
    },
    { timeout: 20_000, interval: 10 },
  );
  expect(stateNow().canary?.version).toBe('1.1.0');
});

test('a healthy canary stays, whatever a caller without pages reports of it [R9] [S34]', {
  tags: 'slow',
  timeout: 30_000,
}, async () => {
  const forged = {
    planId: 'a'.repeat(64),
    app: 'storefront',
    version: '1.1.0',
    outcome: 'error',
    phase: 'load',
    ms: 1,
  };
  for (let n = 0; n < 6; n += 1) {
    await visitors(false);
    for (let m = 0; m < 60; m += 1)
      await gateway.ask('/r/beacon', { method: 'POST', body: JSON.stringify(forged) });
  }
  const { data } = JSON.parse((await gateway.ask('/ops/v1/health')).text);
  const health = v.parse(OpsHealth, data);
  expect(health.verdicts).toMatchObject([
    { app: 'storefront', version: '1.1.0', kind: 'healthy', canary: { failed: 0 } },
  ]);
  expect(health.versions.find(({ version }) => version === '1.1.0')?.points[0]?.failed).toBe(0);
  expect(stateNow().canary).toMatchObject({ version: '1.1.0' });
});
