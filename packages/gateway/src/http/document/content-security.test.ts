import { expect, test } from 'vitest';
import { contentSecurity } from './content-security.ts';

const framesOf = (...frames: string[]) =>
  contentSecurity('n', frames).flatMap(([, value]) => value.match(/frame-src[^;]*/g) ?? []);

test('pages stand in frames of pages only from the origins that operations name [F51]', () => {
  expect(framesOf()).toEqual([]);
  expect(contentSecurity('n')[1]?.[1]).toMatch(/^default-src 'none';/);
  expect(framesOf('https://ads.example', 'https://maps.example')).toEqual([
    'frame-src https://ads.example https://maps.example',
  ]);
});
