import type { ImageFiles } from '@pasar/api/plugin';
import sharp from 'sharp';

/** Half the time of the usual effort for two per cent more bytes. */
const webp = { quality: 80, effort: 2 } as const;

const OPAQUE = 255;

interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const open = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } });

const inMemory = { resolveWithObject: true } as const;

/** Three channels instead of four, which all later steps do faster, when the ground covers the corner. */
const withoutIdleAlpha = async (pixels: Pixels): Promise<Pixels> =>
  pixels.data[3] === OPAQUE ? open(pixels).removeAlpha().raw().toBuffer(inMemory) : pixels;

/** One drawing as WebP in every width that the shop uses; what is transparent stays so. */
export async function encodeSvg(svg: string): Promise<ImageFiles> {
  const large = await withoutIdleAlpha(await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer(inMemory));
  const middle: Pixels = await open(large).resize(300).raw().toBuffer(inMemory);
  return {
    600: await open(large).webp(webp).toBuffer(),
    300: await open(middle).webp(webp).toBuffer(),
    150: await open(middle).resize(150).webp(webp).toBuffer(),
  };
}

/** There are thousands of finished pictures: the fastest effort costs their small widths a third more bytes. */
const fast = { quality: 80, effort: 0 } as const;

/** A finished picture as it is, and in the smaller widths; a banner of 1200 pixels has one of 600, too. */
export async function encodePhoto(finished: Uint8Array): Promise<ImageFiles> {
  const { width } = await sharp(finished).metadata();
  // Decoded at the size that is needed, and once for both.
  const middle: Pixels = await sharp(finished).resize(300).raw().toBuffer(inMemory);
  const smaller = {
    300: await open(middle).webp(fast).toBuffer(),
    150: await open(middle).resize(150).webp(fast).toBuffer(),
  };
  if (width <= 600) return { 600: finished, ...smaller };
  return { 1200: finished, 600: await sharp(finished).resize(600).webp(webp).toBuffer(), ...smaller };
}
