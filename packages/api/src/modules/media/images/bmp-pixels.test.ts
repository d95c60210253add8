import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodeImage } from './encode-image.ts';

interface Bitmap {
  bits: 8 | 24 | 32;
  height: number;
  palette?: number[];
  pixels: number[];
}

/** A BMP of two columns, written by hand: what other programs write is not what our decoder's encoder writes. */
const bitmap = ({ bits, height, palette = [], pixels }: Bitmap): Uint8Array => {
  const start = 54 + palette.length;
  const bytes = new Uint8Array(start + pixels.length);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, start, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, 2, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, bits, true);
  view.setUint32(46, palette.length / 4, true);
  bytes.set(palette, 54);
  bytes.set(pixels, start);
  return bytes;
};

const [red, blue] = [
  [0, 0, 255],
  [255, 0, 0],
];

/** The colors down the left edge, one letter per change. */
const colours = async (bytes: Uint8Array) => {
  const { files } = await encodeImage(bytes, 'image/bmp');
  const { data, info } = await sharp(files[600]).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const down = Array.from({ length: info.height }, (_, y) => {
    const [r = 0, , b = 0] = data.subarray(y * info.width * info.channels);
    return r > b ? 'r' : 'b';
  }).join('');
  return down.replace(/(.)\1+/g, '$1');
};

/** Eight rows of two pixels: fewer would run into each other when the colors are compressed. */
const rows = (row: number[]) => Array.from({ length: 8 }, () => row).flat();
const row = (...colours: (number[] | undefined)[]) => [...colours.flatMap((colour) => colour ?? []), 0, 0];
const opaque = (...colours: (number[] | undefined)[]) => colours.flatMap((colour) => [...(colour ?? []), 0]);

describe('a BMP [SETUP-10] [S32]', () => {
  test('of 24 bits has its rows from the bottom', async () => {
    const pixels = [...rows(row(blue, blue)), ...rows(row(red, red))];
    expect(await colours(bitmap({ bits: 24, height: 16, pixels }))).toBe('rb');
  });

  test('of negative height has them from the top', async () => {
    const pixels = [...rows(row(red, red)), ...rows(row(blue, blue))];
    expect(await colours(bitmap({ bits: 24, height: -16, pixels }))).toBe('rb');
  });

  test('of 32 bits without color masks is opaque', async () => {
    const pixels = [...rows(opaque(blue, blue)), ...rows(opaque(red, red))];
    expect(await colours(bitmap({ bits: 32, height: 16, pixels }))).toBe('rb');
  });

  test('of 8 bits takes its colors from the palette', async () => {
    const palette = [...opaque(red), ...opaque(blue)];
    const pixels = [...rows([1, 1, 0, 0]), ...rows([0, 0, 0, 0])];
    expect(await colours(bitmap({ bits: 8, height: 16, palette, pixels }))).toBe('rb');
  });

  test('that ends too early is rejected', async () => {
    const whole = bitmap({ bits: 24, height: 16, pixels: [...row(red, red), ...row(red, red)] });
    await expect(encodeImage(whole.subarray(0, 56), 'image/bmp')).rejects.toMatchObject({ code: 422 });
  });
});
