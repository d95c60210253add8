import { createHash } from 'node:crypto';
import { createPaint } from './paint.ts';
import { type PaletteName, palettes } from './palettes.ts';
import { renderImageSvg } from './render-image-svg.ts';
import type { Shape } from './shape.ts';
import type { ShapeName } from './shapes/index.ts';
import { shapes } from './shapes/index.ts';

/** A thing in a colour; small things say how large they are beside the others. */
export type Piece = readonly [motif: ShapeName, palette: PaletteName, size?: number];

/** The place of each of so many things, from the back to the front: x, y and size of its 600-pixel square. */
export const places: Record<number, readonly (readonly [x: number, y: number, size: number])[]> = {
  1: [[40, 110, 520]],
  2: [
    [0, 110, 400],
    [190, 215, 430],
  ],
  3: [
    [-10, 120, 370],
    [240, 110, 370],
    [105, 255, 390],
  ],
};

const FOOT = 507;

const NO_LABEL = { brand: '', line: '', size: '' };

const shadow = (x: number, y: number, reach: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${reach}" ry="${reach * 0.12}" fill="url(#_a)"/>`;

/** Nested documents keep their own names for gradients only when no two are alike. */
const renamed = (drawing: string, prefix: string) =>
  drawing.replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`).replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`);

/** Up to three things in one group, without ground: campaign art and banners, 600 × 600. */
export function composeArt(pieces: readonly Piece[]): string {
  const standing = places[pieces.length] ?? [];
  const drawings = pieces.map(([name, palette, share = 1], at) => {
    const motif: Shape = shapes[name];
    const paint = createPaint(palettes[palette], motif.label ?? NO_LABEL);
    const subject = motif.draw(paint);
    const [x, y, size] = standing[at] ?? [0, 0, 600];
    const foot = motif.foot ?? FOOT;
    const scale = (size / 600) * share;
    const place = `translate(${x + (size / 2) * (1 - share)} ${y + (size / 600) * foot * (1 - share)}) scale(${scale})`;
    const ground = shadow(300, foot + 2, motif.reach * 1.2);
    return `<g transform="${place}">${ground}${renamed(paint.defs() + subject, `g${at}`)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600"><defs><radialGradient id="_a"><stop offset="0" stop-color="#1c0414" stop-opacity=".45"/><stop offset=".6" stop-color="#1c0414" stop-opacity=".22"/><stop offset="1" stop-color="#1c0414" stop-opacity="0"/></radialGradient></defs>${drawings.join('')}</svg>`;
}

/** The tile of a category: one thing without ground. */
export const tileArt = ([motif, palette]: Piece): string => renderImageSvg({ motif, palette }, { cut: true });

/** Names a drawing by what it shows, so that the same drawing is rendered once: 32 hexadecimal digits. */
export const hashDrawing = (svg: string): string =>
  createHash('sha256').update(svg).digest('hex').slice(0, 32);

/** The name of a finished picture of things in a group: 32 hexadecimal digits. */
export const artKey = (pieces: readonly Piece[]): string => hashDrawing(JSON.stringify(['art', ...pieces]));

/** The banner of a store: 1200 pixels wide, four times its height. */
export const bannerHeight = 300;

/** The name of the finished banner of a store. */
export const bannerKey = (store: string): string => hashDrawing(JSON.stringify(['banner', store]));
