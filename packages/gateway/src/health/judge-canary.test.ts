import { expect, test } from 'vitest';
import { judgeCanary } from './judge-canary.ts';
import type { Session } from './session.ts';
import { usualThresholds } from './thresholds.ts';

const now = 1_000_000_000;
interface Group {
  sessions: number;
  failed?: number;
  silent?: number;
  ms?: number;
  source?: (n: number) => string;
}

const made = ({
  sessions,
  failed = 0,
  silent = 0,
  ms = 800,
  source = (n) => `home ${n}`,
}: Group): Session[] =>
  Array.from({ length: sessions }, (_, n) => ({
    source: source(n),
    at: now - 60_000,
    served: true,
    ...(n < failed
      ? { outcome: 'failed' }
      : n < failed + silent
        ? { outcome: 'none' }
        : { outcome: 'ok', ms: ms * (0.6 + (n % 10) / 12) }),
  }));

const judge = (canary: Session[], control: Session[], changes = {}) =>
  judgeCanary({ canary, control, now }, { ...usualThresholds, ...changes }).kind;

test.each([
  [
    'nothing is decided before 200 sessions',
    { sessions: 199, failed: 199 },
    { sessions: 4_000 },
    'too-early',
  ],
  ['a canary that fails for all is broken', { sessions: 200, failed: 200 }, { sessions: 4_000 }, 'errors'],
  [
    'so is one that fails for one in ten',
    { sessions: 400, failed: 40 },
    { sessions: 4_000, failed: 20 },
    'errors',
  ],
  ['2 % of errors are nobody’s fault', { sessions: 2_000, failed: 40 }, { sessions: 4_000 }, 'healthy'],
  [
    'errors like those of the control are not its own',
    { sessions: 500, failed: 50 },
    { sessions: 4_000, failed: 400 },
    'healthy',
  ],
  [
    'a few more than the limit prove nothing yet',
    { sessions: 200, failed: 6 },
    { sessions: 4_000 },
    'healthy',
  ],
  ['a small control excuses a lot', { sessions: 800, failed: 28 }, { sessions: 30 }, 'healthy'],
  ['without a control errors are still errors', { sessions: 300, failed: 60 }, { sessions: 0 }, 'errors'],
  [
    'one that mounts half as fast again and more is slow',
    { sessions: 300, ms: 1_300 },
    { sessions: 4_000 },
    'slow',
  ],
  ['one that is a little slower is not', { sessions: 300, ms: 1_100 }, { sessions: 4_000 }, 'healthy'],
  ['30 ms more are no difference', { sessions: 300, ms: 90 }, { sessions: 4_000, ms: 50 }, 'healthy'],
  [
    'pages that never mount say so by their silence',
    { sessions: 220, silent: 220 },
    { sessions: 4_000, silent: 400 },
    'silent',
  ],
  [
    'when nobody mounts, robots are reading',
    { sessions: 220, silent: 220 },
    { sessions: 400, silent: 400 },
    'too-early',
  ],
] as const)('%s', (_, canary, control, kind) => {
  expect(judge(made(canary), made(control))).toBe(kind);
});

test('the evidence of errors has all sessions, and how likely they are by chance', () => {
  const sessions = {
    canary: made({ sessions: 400, failed: 40 }),
    control: made({ sessions: 4_000, failed: 20 }),
  };
  const { kind, evidence } = judgeCanary({ ...sessions, now }, usualThresholds);
  expect([kind, evidence]).toMatchObject([
    'errors',
    { canary: { sessions: 400, failed: 40 }, control: { sessions: 4_000, failed: 20 } },
  ]);
  expect(evidence.p).toBeLessThan(0.01);
});

test('a page that was sent just now may still mount', () => {
  const young = made({ sessions: 300, silent: 300 }).map((session) => ({ ...session, at: now - 5_000 }));
  expect(judge(young, made({ sessions: 4_000 }))).toBe('too-early');
});

test('one address that reports a thousand times how broken it is changes nothing', () => {
  const flood = made({ sessions: 1_000, failed: 1_000, source: () => 'flood' });
  const real = made({ sessions: 600, failed: 3 });
  expect(judge([...flood, ...real], made({ sessions: 4_000 }))).toBe('healthy');
  expect(judge([...real, ...flood], made({ sessions: 4_000 }))).toBe('healthy');
});

test('nor do a thousand networks of one /48 [W55]', () => {
  const flood = made({ sessions: 1_000, failed: 1_000, source: (n) => `network ${n}` }).map((session) => ({
    ...session,
    site: 'flood',
  }));
  const real = made({ sessions: 600, failed: 3 });
  expect(judge([...flood, ...real], made({ sessions: 4_000 }))).toBe('healthy');
});

test('nor does one that praises a broken canary, or fails on the control to excuse it', () => {
  const praise = made({ sessions: 5_000, source: () => 'flood' });
  const broken = made({ sessions: 300, failed: 60 });
  const excuse = made({ sessions: 5_000, failed: 5_000, source: () => 'flood' });
  const control = made({ sessions: 1_000 });
  expect(judge([...praise, ...broken], [...excuse, ...control])).toBe('errors');
});

test('many visitors behind one address count for ten, the rest decides', () => {
  const behindOne = made({ sessions: 100, failed: 100, source: () => 'office' });
  expect(judge([...behindOne, ...made({ sessions: 250, failed: 50 })], made({ sessions: 900 }))).toBe(
    'errors',
  );
});

const measured = (count: number, vitals: (n: number) => Pick<Session, 'lcp' | 'inp'>): Session[] =>
  Array.from({ length: count }, (_, n) => ({
    ...({ source: `s${n}`, at: 0, served: true, outcome: 'ok', ms: 500 } as const),
    ...vitals(n),
  }));
const judgeVitals = (own: ReturnType<typeof measured>, usual: ReturnType<typeof measured>) =>
  judgeCanary({ canary: own, control: usual, now: 60_000 }, usualThresholds).kind;
/** Spread as times of visitors are: most near the middle, some many times that. */
const spread = (middle: number) => (n: number) => middle * (0.4 + ((n * 37) % 100) / 60);

test('a version that paints late or answers late is taken back; small and rare differences are not [F37]', () => {
  const usual = measured(400, (n) => ({ lcp: spread(2_000)(n), inp: spread(120)(n) }));
  const slowPaint = measured(400, (n) => ({ lcp: spread(2_800)(n), inp: spread(120)(n) }));
  const slowAnswer = measured(400, (n) => ({ lcp: spread(2_000)(n), inp: spread(260)(n) }));
  expect(judgeVitals(slowPaint, usual)).toBe('lcp');
  expect(judgeVitals(slowAnswer, usual)).toBe('inp');
  expect(judgeVitals(usual, usual)).toBe('healthy');
  // 15 % more is below the factor; with 199 samples nothing is decided.
  expect(
    judgeVitals(
      measured(400, (n) => ({ lcp: spread(2_300)(n) })),
      usual,
    ),
  ).toBe('healthy');
  expect(judgeVitals([...slowPaint.slice(0, 199), ...measured(50, () => ({}))], usual)).toBe('healthy');
  expect(judgeVitals(slowPaint, usual.slice(0, 199))).toBe('healthy');
  // 40 % more of little is less than anybody notices.
  const fast = measured(400, (n) => ({ lcp: spread(300)(n), inp: spread(40)(n) }));
  expect(
    judgeVitals(
      measured(400, (n) => ({ lcp: spread(420)(n), inp: spread(70)(n) })),
      fast,
    ),
  ).toBe('healthy');
});

const seen = (session: Partial<Session>): Session => ({
  ...({ source: 'one', at: now - 60_000, served: true, outcome: 'none' } as const),
  ...session,
});

test('the evidence counts sessions, documents and renders, and has the third quarter of each time', () => {
  const canary = [
    seen({ source: 'a', outcome: 'ok', ms: 100, lcp: 1_000, inp: 50 }),
    seen({ source: 'b', outcome: 'ok', ms: 400, lcp: 4_000, inp: 80 }),
    seen({ source: 'c', outcome: 'ok', ms: 200, lcp: 2_000, inp: 60, served: false }),
    seen({ source: 'd', outcome: 'failed', ms: 300, lcp: 3_000, inp: 70 }),
    seen({ source: 'e', unrendered: true }),
    // Its grace ends with this millisecond, and that of the next one with the one after it.
    seen({ source: 'f', at: now - usualThresholds.grace }),
    seen({ source: 'g', at: now - usualThresholds.grace + 1 }),
  ];
  const { kind, evidence } = judgeCanary({ canary, control: [], now }, usualThresholds);
  expect({ kind, evidence }).toEqual({
    kind: 'too-early',
    evidence: {
      canary: {
        ...{ sessions: 4, failed: 1, documents: 6, unrendered: 1, served: 5, spoke: 3 },
        ...{ p75: 300, lcp: 3_000, inp: 70 },
      },
      control: { sessions: 0, failed: 0, documents: 0, unrendered: 0, served: 0, spoke: 0 },
    },
  });
  expect(Object.keys(evidence.control)).toHaveLength(6);
});

const rendered = (documents: number, unrendered: number, source = (n: number) => `home ${n}`) =>
  made({ sessions: documents, source }).map((session, n) => ({
    ...session,
    ...(n < unrendered && { unrendered: true as const }),
  }));

test.each([
  ['a page of two that the server cannot render is a broken version', 50, 25, 'renders'],
  ['before 50 documents nothing is decided by renders', 49, 25, 'too-early'],
  ['one page of a hundred is nobody’s fault', 100, 1, 'too-early'],
  ['nor are two of fifty, which may be chance', 50, 2, 'too-early'],
] as const)('%s [F36]', (_, documents, unrendered, kind) => {
  const verdict = judgeCanary(
    { canary: rendered(documents, unrendered), control: rendered(400, 0), now },
    usualThresholds,
  );
  expect(verdict.kind).toBe(kind);
  expect(verdict.evidence).toMatchObject({ canary: { documents, unrendered }, control: { documents: 400 } });
  if (kind === 'renders') expect(verdict.evidence.p).toBeLessThan(0.01);
});

test('one caller whose pages alone are not rendered does not decide [F36]', () => {
  const own = rendered(10, 10, () => 'flood');
  expect(judge([...own, ...rendered(90, 0)], rendered(400, 0))).toBe('too-early');
  // Pages of others are counted beside it.
  expect(judge([...own, ...rendered(90, 9)], rendered(400, 0))).toBe('renders');
});

test.each([
  ['fewer than a quarter of those that usually speak is silence', 200, 151, 'silent'],
  ['a quarter of them is not', 200, 150, 'too-early'],
  ['before 200 documents nothing is decided by silence', 199, 199, 'too-early'],
] as const)('%s', (_, sessions, silent, kind) => {
  const verdict = judgeCanary(
    { canary: made({ sessions, silent }), control: made({ sessions: 4_000 }), now },
    usualThresholds,
  );
  expect(verdict.kind).toBe(kind);
  if (kind !== 'silent') return;
  expect(verdict.evidence).toMatchObject({ canary: { served: sessions, spoke: sessions - silent } });
  expect(verdict.evidence.p).toBeLessThan(0.01);
});

test('what usually is quiet may be as quiet again, and a control of three proves no silence', () => {
  // Of the control one in ten speaks: a canary is silent below one in forty.
  const control = made({ sessions: 4_000, silent: 3_600 });
  expect(judge(made({ sessions: 400, silent: 389 }), control)).toBe('too-early');
  expect(judge(made({ sessions: 400, silent: 391 }), control)).toBe('silent');
  expect(judge(made({ sessions: 200, silent: 200 }), made({ sessions: 1 }))).toBe('silent');
  expect(judge(made({ sessions: 200, silent: 200 }), made({ sessions: 3, silent: 2 }))).toBe('too-early');
});

test('one caller that loads pages without a word makes no version silent, and no other caller is left out for it', () => {
  const control = made({ sessions: 4_000 });
  const mute = (sessions: number) => made({ sessions, silent: sessions, source: () => 'flood' });
  const all = { perSource: 1_000 };
  expect(judge([...mute(1_000), ...made({ sessions: 220 })], control, all)).toBe('healthy');
  const office = made({ sessions: 300, source: () => 'office' });
  const homes = made({ sessions: 210, silent: 150 });
  expect(judge([...mute(200), ...office, ...homes], control, all)).toBe('healthy');
});

const timed = (sessions: number, ms: number): Session[] =>
  Array.from({ length: sessions }, (_, n) => seen({ source: `home ${n}`, outcome: 'ok', ms }));

test.each([
  ['half as slow again and by 100 ms more than that is slow', timed(200, 1_501), timed(1_000, 1_000), 'slow'],
  ['exactly half as slow again is not', timed(200, 1_500), timed(1_000, 1_000), 'healthy'],
  ['nor is a difference of 100 ms', timed(200, 200), timed(1_000, 100), 'healthy'],
  ['one of 101 is', timed(200, 201), timed(1_000, 100), 'slow'],
  ['a control of a quarter of the sessions compares', timed(200, 2_000), timed(50, 1_000), 'slow'],
  ['a smaller one does not', timed(200, 2_000), timed(49, 1_000), 'healthy'],
  [
    'without times there is nothing to compare',
    made({ sessions: 200, failed: 2 }).map(({ ms: _, ...rest }) => rest),
    timed(1_000, 1_000),
    'healthy',
  ],
] as const)('%s', (_, canary, control, kind) => {
  expect(judge([...canary], [...control])).toBe(kind);
});

test('a vital of exactly the factor, or of exactly the difference, is no fault, and chance is none [F37]', () => {
  const paints = (count: number, lcp: (n: number) => number) => measured(count, (n) => ({ lcp: lcp(n) }));
  const { factor, by } = usualThresholds.lcp;
  const usual = paints(200, () => 2_000);
  expect(
    judgeVitals(
      paints(200, () => 2_000 * factor),
      usual,
    ),
  ).toBe('healthy');
  expect(
    judgeVitals(
      paints(200, () => 2_000 * factor + 1),
      usual,
    ),
  ).toBe('lcp');
  expect(
    judgeVitals(
      paints(200, () => 500 + by),
      paints(200, () => 500),
    ),
  ).toBe('healthy');
  expect(
    judgeVitals(
      paints(200, () => 501 + by),
      paints(200, () => 500),
    ),
  ).toBe('lcp');
  // The third quarter differs by accident: as many are faster as slower.
  const swapped = (n: number) => (n % 4 === 3 ? 10 : n % 2 === 0 ? 2_500 : 1_900);
  expect(
    judgeVitals(
      paints(200, swapped),
      paints(200, (n) => (n < 152 ? 2_000 : 3_000)),
    ),
  ).toBe('healthy');
  const { evidence } = judgeCanary(
    { canary: paints(200, () => 3_000), control: usual, now: 60_000 },
    usualThresholds,
  );
  expect(evidence).toMatchObject({ canary: { lcp: 3_000 }, control: { lcp: 2_000 } });
  expect(evidence.p).toBeLessThan(0.01);
});

test('as many sessions of an address count as the limit says, the first of them', () => {
  const canary = [...Array(12).keys()].map((n) =>
    seen({ source: 'office', outcome: n < 10 ? 'failed' : 'ok', ms: 1 }),
  );
  const { evidence } = judgeCanary({ canary, control: [], now }, usualThresholds);
  expect(evidence.canary).toMatchObject({ sessions: 10, failed: 10 });
  // A site is full when its own share is, though each of its networks has room.
  const site = [...Array(100).keys()].map((n) =>
    seen({ source: `n ${n}`, site: 'office', outcome: 'failed' }),
  );
  expect(judgeCanary({ canary: site, control: [], now }, usualThresholds).evidence.canary.sessions).toBe(80);
});
