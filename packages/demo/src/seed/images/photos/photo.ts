import { createHash } from 'node:crypto';
import type { PaletteName } from '../palettes.ts';
import type { ShapeName } from '../shapes/index.ts';

/**
 * How a thing is seen: its front, from above at an angle, from its other side on a table in a room, or by a buyer
 * beside the parcel.
 */
export type Shot = 'a' | 'b' | 'c' | 'd';

/** A finished picture of the pictures' package: what it shows, in which color, and from where. */
export interface Photo {
  motif: ShapeName;
  palette: PaletteName;
  brand: string;
  line: string;
  size: string;
  shot: Shot;
  /** The number of the background: pale ones first, then backdrops in a color and in two; of a buyer's photo that of the home. */
  ground: number;
  /** `near` looks at the middle from half the distance. */
  view: 'whole' | 'near';
}

export const paleGrounds = 6;
/** Backdrops in one color, and in two: a wall and a table. */
export const coloredGrounds = 6;
export const splitGrounds = 18;
export const homes = 4;

/** A whole number from words: the same on every machine. */
export const hashText = (...words: readonly string[]): number =>
  createHash('sha256').update(words.join('\n')).digest().readUInt32BE(0);

/** The name of a picture: 32 hexadecimal digits. */
export const photoKey = ({ motif, palette, brand, line, size, shot, ground, view }: Photo): string =>
  createHash('sha256')
    .update(JSON.stringify([motif, palette, brand, line, size, shot, ground, view]))
    .digest('hex')
    .slice(0, 32);
