import { lettering, measureText } from '../../src/seed/images/lettering.ts';

/** A sheet to print on, in pixels. */
export interface PrintSize {
  width: number;
  height: number;
}

/** The words that the outlines can write; what they lack is left out. */
export const writable = (text: string): string =>
  [...text]
    .filter((character) => {
      try {
        measureText(character, 10);
        return true;
      } catch {
        return false;
      }
    })
    .join('');

/** A line of setText, at most `fit` wide. */
export const setText = (
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  fit: number,
  weight: 500 | 700 | 800 = 800,
  spacing = 0,
): string => lettering(writable(text), { x, y, size, fill, fit, weight, spacing });

/** Breaks a name into at most two lines of like length. */
export function twoLines(text: string): string[] {
  const parts = text.split(' ');
  if (parts.length < 2 || text.length < 11) return [text];
  let best = 1;
  const length = (list: readonly string[]) => list.join(' ').length;
  for (let at = 1; at < parts.length; at++) {
    const longest = (cut: number) => Math.max(length(parts.slice(0, cut)), length(parts.slice(cut)));
    if (longest(at) < longest(best)) best = at;
  }
  return [parts.slice(0, best).join(' '), parts.slice(best).join(' ')];
}

export const svg = ({ width, height }: PrintSize, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" rx="${round}"/>`;
