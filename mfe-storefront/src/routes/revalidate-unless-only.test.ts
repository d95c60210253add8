import { expect, test } from 'vitest';
import { revalidateUnlessOnly } from './revalidate-unless-only.ts';

const asks = (from: string, to: string) =>
  revalidateUnlessOnly('variant')({
    currentUrl: new URL(from, 'http://pasar.test'),
    nextUrl: new URL(to, 'http://pasar.test'),
    defaultShouldRevalidate: true,
  } as Parameters<ReturnType<typeof revalidateUnlessOnly>>[0]); // the fields that it reads

test('another variant of the same product spares the loader', () => {
  expect(asks('/p/kopi?star=5', '/p/kopi?star=5&variant=7')).toBe(false);
  expect(asks('/p/kopi?variant=6', '/p/kopi?variant=7#reviews')).toBe(false);
});

test('other reviews, another language and a retry of the same address load', () => {
  expect(asks('/p/kopi?variant=7', '/p/kopi?variant=7&star=5')).toBe(true);
  expect(asks('/p/kopi?variant=7', '/en/p/kopi?variant=7')).toBe(true);
  expect(asks('/p/kopi?variant=7', '/p/kopi?variant=7')).toBe(true);
});
