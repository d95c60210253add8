import { expect, test, vi } from 'vitest';
import { silentLog } from '../testing/fixture-pages.ts';
import type { Session } from './session.ts';
import { usualThresholds } from './thresholds.ts';
import { formatReason, type JudgedRelease, watchReleases } from './watch-releases.ts';

const sessions = (count: number, failed: number): Session[] =>
  Array.from({ length: count }, (_, n) => ({
    source: `s${n}`,
    at: 0,
    served: true,
    outcome: n < failed ? 'failed' : 'ok',
    ms: 500,
  }));

const canary: JudgedRelease = { app: 'seller', version: '2.0.0', of: 'canary', control: '1.0.0', since: 0 };

const watchOver = (shown: Record<string, Session[]>, release = canary) => {
  let releases = [release];
  const withdrawn: string[] = [];
  const warned: string[] = [];
  let finished = 0;
  let looks = 0;
  const end = watchReleases({
    health: {
      sessions: (_, version) => {
        looks += 1;
        return shown[version] ?? [];
      },
    },
    thresholds: { ...usualThresholds, every: 5 },
    log: silentLog,
    releases: () => releases,
    withdraw: async ({ app, version }, why) => {
      withdrawn.push(`${app} ${version}: ${why}`);
      releases = [];
    },
    warn: (_, why) => {
      warned.push(why);
    },
    finish: async () => {
      finished += 1;
      releases = [];
    },
    now: () => 60_000,
  });
  return { withdrawn, warned, finished: () => finished, looks: () => looks, end };
};

test('a broken canary is rolled back once, and the reason names what was seen', async () => {
  const { withdrawn, end } = watchOver({ '2.0.0': sessions(210, 42), '1.0.0': sessions(2_000, 10) });
  await vi.waitFor(() => expect(withdrawn).toHaveLength(1));
  expect(withdrawn).toEqual([
    'seller 2.0.0: 42 of 210 sessions failed, 20.0 %; beside it 0.5 % of 2000 (p < 0.0001)',
  ]);
  end();
});

test('a healthy one is left alone, and looked at again when more is known', async () => {
  const shown = { '2.0.0': sessions(250, 1), '1.0.0': sessions(2_000, 10) };
  const { withdrawn, looks, end } = watchOver(shown);
  await vi.waitFor(() => expect(looks()).toBeGreaterThan(6));
  expect(withdrawn).toEqual([]);
  shown['2.0.0'] = sessions(320, 80);
  await vi.waitFor(() => expect(withdrawn).toHaveLength(1));
  end();
});

const watched = { ...canary, of: 'watch', until: 61_000 } as const;
const { control: _, ...first } = watched;

test('a first release is never taken back, and what is wrong with it is said once [F38]', async () => {
  const { withdrawn, warned, looks, end } = watchOver({ '2.0.0': sessions(210, 42) }, first);
  await vi.waitFor(() => expect(looks()).toBeGreaterThan(6));
  expect([withdrawn, warned]).toEqual([[], [expect.stringMatching(/^42 of 210 sessions failed/)]]);
  end();
});

test('a watch goes on until its time is over and ends then, also when nobody came [F38]', async () => {
  const open = watchOver({}, watched);
  await vi.waitFor(() => expect(open.looks()).toBeGreaterThan(6));
  expect(open.finished()).toBe(0);
  open.end();
  const over = watchOver({}, { ...watched, until: 60_000 });
  await vi.waitFor(() => expect(over.finished()).toBe(1));
  over.end();
});

test('what is broken when the time is over is taken back all the same [F38]', async () => {
  const shown = { '2.0.0': sessions(2_000, 500), '1.0.0': sessions(100, 1) };
  const { withdrawn, finished, end } = watchOver(shown, { ...watched, until: 60_000 });
  await vi.waitFor(() => expect(withdrawn).toHaveLength(1));
  expect(finished()).toBe(0);
  end();
});

test.each([
  ['renders', '219 of 220 documents could not be rendered, 99.5 %; beside it 1.0 % of 200 (p = 0.0020)'],
  ['silent', '0 of 220 pages that were sent ever mounted; beside it 190 of 200 (p = 0.0020)'],
  ['slow', 'three of four mounts take 1900 ms or less; beside it 800 ms'],
] as const)('the reason of a canary that is %s', (kind, reason) => {
  const canary = {
    sessions: 0,
    failed: 0,
    documents: 220,
    unrendered: 219,
    served: 220,
    spoke: 0,
    p75: 1_900,
  };
  const control = {
    sessions: 190,
    failed: 0,
    documents: 200,
    unrendered: 2,
    served: 200,
    spoke: 190,
    p75: 800,
  };
  expect(
    formatReason({
      kind,
      evidence: { canary, control, ...(['silent', 'renders'].includes(kind) && { p: 0.002 }) },
    }),
  ).toBe(reason);
});
