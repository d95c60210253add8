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
