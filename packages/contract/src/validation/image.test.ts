import { describe, expect, test } from 'vitest';
import { problemWith } from '../testing/problem-with.ts';
import { ImageFile, maxImageBytes } from './image.ts';

const file = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'foto', { type });

describe('an image to upload', () => {
  test.each(['image/gif', 'image/png', 'image/bmp', 'image/jpeg'])('may be %s', (type) => {
    expect(problemWith(ImageFile, file(type))).toBeUndefined();
  });
  test.each(['image/svg+xml', 'image/webp', 'text/html', 'application/pdf', ''])(
    'may not be "%s"',
    (type) => {
      expect(problemWith(ImageFile, file(type))).toBe(
        'Photo only allows file types of GIF, PNG, JPG, JPEG and BMP.',
      );
    },
  );
  test.each([undefined, null, '', 'foto.png'])('is asked for when %o is sent', (nothing) => {
    expect(problemWith(ImageFile, nothing)).toBe('Please upload an image');
  });
  test('holds something', () => {
    expect(problemWith(ImageFile, file('image/png', 0))).toBe('Please upload an image');
  });
  test('has at most 5 MB', () => {
    expect(problemWith(ImageFile, file('image/png', maxImageBytes))).toBeUndefined();
    expect(problemWith(ImageFile, file('image/png', maxImageBytes + 1))).toBe('Photo maximum 5 MB');
  });
});
