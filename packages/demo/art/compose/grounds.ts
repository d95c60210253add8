import { lighten } from '../../src/seed/images/color.ts';
import { coloredGrounds, paleGrounds } from '../../src/seed/images/photos/photo.ts';
import { linearLight } from './base.ts';

export type Light = readonly [number, number, number];

export function toLight(hex: string): Light {
  const value = Number.parseInt(hex.slice(1), 16);
  const part = (shift: number) => linearLight[(value >> shift) & 255] ?? 0;
  return [part(16), part(8), part(0)];
}

const pale = ['#e9e4da', '#dfe3e6', '#eadfd0', '#dfe6dc', '#ecdedb', '#d9dee6'];
export const backdrops = ['#d39f83', '#96b5ab', '#e6cb82', '#a3b5cc', '#c79cae', '#85888e'] as const;

const white = '#f1e9dc';

/** A wall and the table before it. */
export interface Background {
  wall: Light;
  table: Light;
}

const at = (list: readonly string[], place: number) => list[place % list.length] as string;

/** The ground of a photo: pale, a backdrop in one color, or a wall and a table of which at least one has a color. */
export function getBackground(ground: number): Background {
  const split = ground - paleGrounds - coloredGrounds;
  if (split < 0) {
    const color = toLight(at([...pale, ...backdrops], ground));
    return { wall: color, table: color };
  }
  const color = at(backdrops, split);
  const pairs = [
    [color, white],
    [color, lighten(at(backdrops, split + 2), 0.15)],
    [white, color],
  ] as const;
  const [wall, table] = pairs[Math.floor(split / backdrops.length) % pairs.length] ?? [white, white];
  return { wall: toLight(wall), table: toLight(table) };
}

/** How far behind the foot of the goods a table ends, as a share of the picture. */
const reach = { a: 0.14, b: 0.3, c: 0, d: 0 } as const;

/** How much of the table, not of the wall, a row shows; `unit` is the width of the picture. */
export const tableShare = (row: number, foot: number, unit: number, shot: 'a' | 'b' | 'c' | 'd'): number =>
  Math.max(0, Math.min(1, ((row - foot) / unit + reach[shot]) * 250 + 0.5));
