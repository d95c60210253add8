import { describe, expect, test } from 'vitest';
import { generateCode, withFreeCode } from './generate-code.ts';

const moment = new Date('2026-11-21T17:00:00Z');

describe('a code', () => {
  test('carries the day of Asia/Jakarta and five unguessable characters', () => {
    const codes = Array.from({ length: 200 }, () => generateCode('INV', moment));
    for (const code of codes) expect(code).toMatch(/^INV-20261122-[2-9A-HJKMNP-TV-Z]{5}$/);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('that is taken is generated again, and after ten attempts nothing is created', async () => {
    let next = 0;
    const draw = () => `ORD-20261122-${next++}`;
    const until = (free: number) =>
      withFreeCode({ prefix: 'ORD', moment, draw }, async (code) =>
        Number(code.slice(-1)) >= free ? code : undefined,
      );
    expect(await until(3)).toBe('ORD-20261122-3');
    next = 0;
    await expect(until(99)).rejects.toThrow('no free ORD code after 10 attempts');
  });
});
