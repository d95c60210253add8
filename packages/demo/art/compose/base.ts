import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The width of a base picture, twice that of a finished one. */
export const wide = 1200;

/** A model in a shot, as Blender rendered it, without the colors of any product. */
export interface Base {
  light: Uint16Array;
  gloss: Uint16Array;
  uv: Uint16Array;
  role: Uint8Array;
  plain: Uint8Array;
  /** Left, top, right and bottom of the goods. */
  box: readonly [number, number, number, number];
}

export const roles = {
  plain: 0,
  main: 1,
  print: 2,
  accent: 3,
  deep: 4,
  soft: 5,
  ground: 8,
  table: 10,
} as const;

const wordsOf = (file: Buffer) => new Uint16Array(file.buffer, file.byteOffset, file.byteLength / 2);

export function readBase(folder: string, name: string): Base {
  const file = (kind: string) => readFileSync(join(folder, `${name}.${kind}`));
  const { box } = JSON.parse(file('json').toString()) as Pick<Base, 'box'>;
  return {
    light: wordsOf(file('light')),
    gloss: wordsOf(file('gloss')),
    uv: wordsOf(file('uv')),
    role: file('role'),
    plain: file('plain'),
    box,
  };
}

const steps = 4096;
const lowest = -11;
const reach = 15;

/** From light to what a screen shows, as the renderer's film does it; a table over the square root of light. */
export function readTone(folder: string): Uint8Array {
  const film = readFileSync(join(folder, 'tone.bin'));
  const gain = 2 ** 0.45;
  return Uint8Array.from({ length: steps }, (_, at) => {
    const value = (at / (steps - 1)) ** 2 * 8 * gain + 1e-5;
    const place = Math.min(255, Math.max(0, ((Math.log2(value) - lowest) / reach) * 255));
    const below = Math.floor(place);
    const low = film[below] ?? 0;
    return Math.round(low + ((film[Math.min(255, below + 1)] ?? 0) - low) * (place - below));
  });
}

/** The place of an amount of light (0–8) in that table. */
export const toneAt = (value: number): number =>
  value <= 0 ? 0 : Math.min(steps - 1, Math.round(Math.sqrt(value / 8) * (steps - 1)));

/** sRGB bytes as light. */
export const linearLight = Float32Array.from({ length: 256 }, (_, at) => {
  const c = at / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});
