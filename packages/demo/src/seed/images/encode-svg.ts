import type { ImageFiles } from '@pasar/api/plugin';
import sharp from 'sharp';

/** Half the time of the usual effort for two per cent more bytes. */
const webp = { quality: 80, effort: 2 } as const;

/** One drawing as WebP of its own size; what is transparent stays so. The server derives the smaller widths. */
export const encodeSvg = async (svg: string): Promise<ImageFiles> => ({
  600: await sharp(Buffer.from(svg)).webp(webp).toBuffer(),
});

/** A finished picture as it is; a banner of 1200 pixels has a file of 600, too. */
export async function encodePhoto(finished: Uint8Array): Promise<ImageFiles> {
  const { width } = await sharp(finished).metadata();
  if (width <= 600) return { 600: finished };
  return { 1200: finished, 600: await sharp(finished).resize(600).webp(webp).toBuffer() };
}
