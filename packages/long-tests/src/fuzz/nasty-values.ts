import fc from 'fast-check';

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
const polluted: unknown = JSON.parse(
  '{"__proto__":{"role":"staff"},"constructor":{"prototype":{"role":"staff"}}}',
);

/** What a field was never made for: other kinds, edges of numbers, texts that mean something to somebody else. */
export const nastyValues: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '0',
  0,
  -1,
  1.5,
  Number.POSITIVE_INFINITY,
  -0,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  2 ** 31,
  '9'.repeat(40),
  'NaN',
  [],
  [[]],
  {},
  [null],
  { $gt: '' },
  polluted,
  deep(9),
  'x'.repeat(5_000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eknab',
  '🙂'.repeat(300),
  "'; drop table users; --",
  "' or '1'='1",
  '%_%',
  '\\',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  'javascript:alert(1)',
  'http://169.254.169.254/',
  '=1+1',
  '2026-02-30',
  '0000-00-00',
  '99999-12-31',
  '2026-11-21T00:00:00.000Z',
  ';:!?',
];

/** Bodies that are no JSON of ours at all. */
export const brokenBodies: readonly (string | Uint8Array)[] = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '{"a":1,"a":2}',
  '{"__proto__":{"role":"staff"}}',
  `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
  `{"a":"${'x'.repeat(1_000_000)}"}`,
  '{"a":1e400}',
  new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  '\u0000',
];

export const nasty = fc.constantFrom(...nastyValues);
