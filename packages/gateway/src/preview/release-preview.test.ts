import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { PreviewTokenIssuer, type ReleasePreview } from './release-preview.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
const trial: ReleasePreview = { until: now + 60_000, who: 'sari', versions: { seller: '1.5.0' } };
const seal = new PreviewTokenIssuer(randomBytes(32));

test('a release preview is read as it was issued, until it expires [S18]', () => {
  const text = seal.seal(trial, 'cookie');
  expect(seal.open(text, 'cookie', now)).toEqual(trial);
  expect(seal.open(text, 'cookie', trial.until)).toBeUndefined();
  const drill: ReleasePreview = { ...trial, versions: {}, drill: { app: 'seller', fault: 'hangs' } };
  expect(seal.open(seal.seal(drill, 'link'), 'link', now)).toEqual(drill);
});

test('nobody else makes one, no byte of it can be changed, and a link is no cookie [S18]', () => {
  const text = seal.seal(trial, 'link');
  expect(seal.open(text, 'cookie', now)).toBeUndefined();
  expect(new PreviewTokenIssuer(randomBytes(32)).open(text, 'link', now)).toBeUndefined();
  for (let place = 0; place < text.length; place += 7) {
    const other = text[place] === 'A' ? 'B' : 'A';
    const altered = text.slice(0, place) + other + text.slice(place + 1);
    if (altered !== text) expect(seal.open(altered, 'link', now)).toBeUndefined();
  }
  for (const nonsense of ['', '.', 'x.y', '{}', '__proto__'])
    expect(seal.open(nonsense, 'link', now)).toBeUndefined();
});
