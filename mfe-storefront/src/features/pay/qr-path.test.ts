import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

const payload =
  '00020101021226610014ID.CO.PASAR.WWW0118936009990000000001520459995303360540412005802ID5905PASAR';

test('a payload becomes one path on a square with a quiet edge of four modules [A47]', () => {
  const { edge, path } = qrPath(payload);
  const places = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].flatMap(([, x, y, run]) =>
    Array.from({ length: Number(run) }, (_, at) => [Number(x) + at, Number(y)]),
  );
  expect((edge - 8 - 17) % 4).toBe(0);
  expect(Math.min(...places.flat())).toBe(4);
  expect(Math.max(...places.flat())).toBe(edge - 5);
  // The three finder patterns: a corner each, none at the fourth.
  const has = (x: number, y: number) => places.some(([px, py]) => px === x && py === y);
  expect([has(4, 4), has(edge - 5, 4), has(4, edge - 5)]).toEqual([true, true, true]);
});

test('another payload is another code', () => {
  expect(qrPath(payload).path).not.toBe(qrPath(`${payload}1`).path);
});
