import { lighten } from '../../src/seed/images/color.ts';
import type { Palette } from '../../src/seed/images/palettes.ts';

/** The figure of a brand, one of four, as SVG. */
export const emblem = (x: number, y: number, r: number, palette: Palette, turn: number): string => {
  const light = lighten(palette.soft, 0.4);
  const kind = turn % 4;
  const rays = Array.from(
    { length: 12 },
    (_, at) =>
      `<rect x="${-r * 0.04}" y="${-r}" width="${r * 0.08}" height="${r * 0.3}" transform="rotate(${at * 30})" fill="${palette.accent}"/>`,
  ).join('');
  if (kind === 0)
    return `<g transform="translate(${x} ${y})"><circle r="${r * 0.55}" fill="${palette.accent}"/>${rays}</g>`;
  if (kind === 1)
    return `<g transform="translate(${x} ${y})">${[-50, 0, 50].map((angle) => `<path transform="rotate(${angle})" d="M0 ${r * 0.6}C${r * 0.5} 0 ${r * 0.3} ${-r * 0.7} 0 ${-r}C${-r * 0.3} ${-r * 0.7} ${-r * 0.5} 0 0 ${r * 0.6}Z" fill="${angle ? palette.accent : light}"/>`).join('')}</g>`;
  if (kind === 2)
    return `<g transform="translate(${x} ${y})"><path d="M${-r} ${r * 0.5}L${-r * 0.3} ${-r * 0.5}L${r * 0.1} ${r * 0.05}L${r * 0.4} ${-r * 0.3}L${r} ${r * 0.5}Z" fill="${palette.accent}"/><circle cx="${r * 0.55}" cy="${-r * 0.6}" r="${r * 0.2}" fill="${light}"/></g>`;
  return `<g transform="translate(${x} ${y})">${[0, 1, 2].map((at) => `<path d="M${-r} ${(at - 1) * r * 0.4}q${r * 0.5} ${-r * 0.5} ${r} 0t${r} 0" fill="none" stroke="${at === 1 ? light : palette.accent}" stroke-width="${r * 0.14}"/>`).join('')}</g>`;
};
