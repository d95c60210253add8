import { afterEach, expect, test, vi } from 'vitest';
import { getApp } from '../registry/index.ts';
import { type FixtureGateway, shell, startFixtureGateway, storefront } from '../testing/fixture-gateway.ts';
import { actor } from '../testing/fixture-registry.ts';
import { writeFixtureRelease } from '../testing/fixture-release.ts';
import { madeBy, naming } from '../testing/naming-release.ts';

let gateway: FixtureGateway;
afterEach(() => gateway.close());

/** A gateway whose visitors get a canary, half of them, and send no report. */
const openWithCanary = async (body: string) => {
  gateway = await startFixtureGateway([shell, naming('1.0.0')], { guard: { every: 25 } });
  const next = storefront('1.1.0', body);
  await gateway.registry.publish({ ...next, ...actor, from: writeFixtureRelease(next) });
  await gateway.registry.canary({ ...actor, app: 'storefront', version: '1.1.0', basisPoints: 5_000 });
};
const stateNow = () => getApp(gateway.registry.status(), 'storefront');
/** The addresses differ, so that no page comes from the cache. */
const visit = (n: number) => gateway.ask(`/?visit=${n}`);

test.each([
  ['throws on the server alone', `throw new Error('only here');`],
  ['answers 503', `return { status: 503, html: 'later', pages: ['storefront.home'] };`],
])(
  'a canary that %s is taken back before 120 visitors got it [F36]',
  { tags: 'slow', timeout: 60_000 },
  async (_, body) => {
    await openWithCanary(body);
    let documents = 0;
    let unrendered = 0;
    await vi.waitFor(
      async () => {
        const { text } = await visit(documents++);
        if (madeBy(text) === undefined) unrendered += 1;
        expect(stateNow().canary).toBeUndefined();
      },
      { timeout: 40_000, interval: 5 },
    );
    expect(unrendered).toBeLessThan(120);
    const [event] = gateway.registry.events().slice(-1);
    expect(event).toMatchObject({ verb: 'rollback', who: 'guard', from: '1.1.0', of: 'canary' });
    expect(event?.why).toMatch(
      /^\d+ of \d+ documents could not be rendered, 100\.0 %; beside it 0\.0 % of \d+/,
    );
    expect(stateNow().quarantined).toHaveProperty('1.1.0');
  },
);

test('a canary that is rendered stays, and so does one that has as few faults as its control [F36]', {
  tags: 'slow',
  timeout: 60_000,
}, async () => {
  const usual = `if (input.url.endsWith('0')) throw new Error('both'); return { html: 'made by 1.1.0', pages: ['storefront.home'] };`;
  gateway = await startFixtureGateway([shell, storefront('1.0.0', usual)], { guard: { every: 25 } });
  const next = storefront('1.1.0', usual);
  await gateway.registry.publish({ ...next, ...actor, from: writeFixtureRelease(next) });
  await gateway.registry.canary({ ...actor, app: 'storefront', version: '1.1.0', basisPoints: 5_000 });
  for (let n = 0; n < 200; n += 1) await visit(n);
  await vi.waitFor(
    async () => {
      const { data } = JSON.parse((await gateway.ask('/ops/v1/health')).text);
      expect(data.verdicts[0].canary.documents).toBeGreaterThan(60);
    },
    { timeout: 5_000 },
  );
  expect(stateNow().canary?.version).toBe('1.1.0');
});
