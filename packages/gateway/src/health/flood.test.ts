import type { AppName, Plan } from '@pasar/contract';
import { expect, test } from 'vitest';
import { silentLog } from '../testing/fixture-pages.ts';
import { freshFolder } from '../testing/fixture-release.ts';
import { judgeCanary } from './judge-canary.ts';
import { openHealth } from './open-health.ts';
import { usualThresholds } from './thresholds.ts';

const app: AppName = 'seller';
const planOf = (version: string): Plan => ({
  id: version.charCodeAt(0).toString(16).padStart(64, '0'),
  shell: { version: '1.0.0', base: '/r/shell/1.0.0/' },
  slices: {
    seller: { version, base: '/', entry: 'remoteEntry.js', global: 'g', integrity: '', paths: ['seller'] },
  },
  disabled: [],
  disabledPaths: {},
  links: {},
});
const plans = { canary: planOf('2.0.0'), control: planOf('1.0.0') };
const start = Date.parse('2026-11-21T08:00:00Z');

/** The addresses of one host: the same, or any of the /64 that an IPv6 host has. */
const hosts = {
  'an IPv4 address': () => '198.51.100.9',
  'an IPv6 host with its whole network': (n: number) => `2001:db8:6:6:${n.toString(16)}::1`,
};
const floods = Object.keys(hosts) as (keyof typeof hosts)[];

/**
 * 250 visitors get the canary and 250 the version beside it, while one host loads pages without end and
 * reports on them.
 */
const verdictOf = async (
  { failing, flood }: { failing: number; flood: number },
  { says = 'error', of = 'canary', from = floods[0] as keyof typeof hosts } = {} as {
    says?: 'ok' | 'error';
    of?: keyof typeof plans;
    from?: keyof typeof hosts;
  },
) => {
  let now = start;
  const options = {
    folder: freshFolder(),
    window: usualThresholds.window,
    perSource: usualThresholds.perSource,
  };
  const health = await openHealth({ ...options, alone: false, log: silentLog, now: () => now });
  const visit = (side: keyof typeof plans, address: string, outcome: 'ok' | 'error') => {
    const plan = plans[side];
    const ticket = health.issue(plan, [app], address);
    const version = plan.slices.seller?.version ?? '';
    health.take({ ticket, planId: plan.id, app, version, phase: 'mount', outcome, ms: 800 }, address);
  };
  const people = 250;
  for (let n = 0; n < people; n += 1) {
    now += 1_000;
    for (let wave = 0; wave < flood / people; wave += 1) visit(of, hosts[from](n * 100 + wave), says);
    visit('canary', `203.0.${Math.floor(n / 200)}.${n % 200}`, n % people < failing ? 'error' : 'ok');
    visit('control', `192.0.${Math.floor(n / 200)}.${n % 200}`, 'ok');
  }
  now += 60_000;
  const sessions = (version: string) => health.sessions(app, version);
  const { kind } = judgeCanary(
    { canary: sessions('2.0.0'), control: sessions('1.0.0'), now },
    usualThresholds,
  );
  const points = health.series().find((one) => one.version === '2.0.0')?.points ?? [];
  await health.close();
  return { kind, failed: points.reduce((sum, point) => sum + point.failed, 0) };
};

test.for(floods)(
  '12,500 page loads of %s that all speak ill of a canary take it back neither, nor show in the plot [S34] [R9]',
  { tags: 'slow', timeout: 30_000 },
  async (from) => {
    const quiet = await verdictOf({ failing: 1, flood: 0 });
    const loud = await verdictOf({ failing: 1, flood: 12_500 }, { from });
    expect([quiet.kind, loud.kind]).toEqual(['healthy', 'healthy']);
    expect(loud.failed - quiet.failed).toBeLessThanOrEqual(usualThresholds.perSource);
  },
);

test.for(floods)(
  'nor do they hide a broken one, by praise, by blame of the version beside it, or by their number: %s [S34] [R9]',
  { tags: 'slow', timeout: 60_000 },
  async (from) => {
    expect((await verdictOf({ failing: 50, flood: 0 })).kind).toBe('errors');
    for (const how of [
      { says: 'ok' },
      { says: 'error', of: 'control' },
      { says: 'ok', of: 'control' },
    ] as const)
      expect((await verdictOf({ failing: 50, flood: 12_500 }, { ...how, from })).kind).toBe('errors');
  },
);
