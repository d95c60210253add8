import { darken, lighten } from '../../src/seed/images/color.ts';
import { createPaint } from '../../src/seed/images/paint.ts';
import { palettes } from '../../src/seed/images/palettes.ts';
import { hashText, type Photo } from '../../src/seed/images/photos/photo.ts';
import type { Shape } from '../../src/seed/images/shape.ts';
import { shapes } from '../../src/seed/images/shapes/index.ts';
import { emblem } from './emblem.ts';
import { type PrintSize, rect, setText, svg, twoLines } from './print-size.ts';

/** The goods themselves, drawn on their package. */
const drawing = ({ motif, palette }: Photo, x: number, y: number, size: number): string => {
  const shape: Shape = shapes[motif];
  const paint = createPaint(palettes[palette], shape.label ?? { brand: '', line: '', size: '' });
  const subject = shape.draw(paint);
  return `<g transform="translate(${x} ${y}) scale(${size / 600})">${paint.defs()}${subject}</g>`;
};

export function pack(photo: Photo, { width: w, height: h }: PrintSize): string {
  const palette = palettes[photo.palette];
  const turn = hashText(photo.brand);
  const style = turn % 3;
  const pale = style === 1;
  const ground = pale ? lighten(palette.soft, 0.65) : palette.main;
  const ink = pale ? darken(palette.deep, 0.25) : palette.on;
  const lines = twoLines(photo.line);
  const big = lines.map((line, at) => setText(line, w / 2, h * (0.42 + at * 0.105), h * 0.1, ink, w * 0.74));
  const band =
    style === 0
      ? rect(0, h * 0.7, w, h * 0.3, palette.deep) +
        `<path d="M0 ${h * 0.7}q${w * 0.25} ${-h * 0.08} ${w * 0.5} 0t${w * 0.5} 0v${h * 0.06}h${-w}Z" fill="${palette.accent}"/><path d="M0 ${h * 0.72}q${w * 0.25} ${-h * 0.08} ${w * 0.5} 0t${w * 0.5} 0v${h * 0.3}h${-w}Z" fill="${palette.deep}"/>`
      : style === 1
        ? rect(0, 0, w, h * 0.16, palette.main) +
          rect(0, h * 0.84, w, h * 0.16, palette.main) +
          rect(0, h * 0.165, w, h * 0.012, palette.accent) +
          rect(0, h * 0.82, w, h * 0.012, palette.accent)
        : `<circle cx="${w / 2}" cy="${h * 0.46}" r="${w * 0.44}" fill="${darken(palette.deep, 0.05)}"/><circle cx="${w / 2}" cy="${h * 0.46}" r="${w * 0.41}" fill="none" stroke="${palette.accent}" stroke-width="${w * 0.008}"/>`;
  const seal = Array.from({ length: 5 }, (_, at) =>
    rect(0, h * (0.012 + at * 0.011), w, h * 0.004, '#000000'),
  ).join('');
  return svg(
    { width: w, height: h },
    `${rect(0, 0, w, h, ground)}${band}${setText(photo.brand.toUpperCase(), w / 2, h * 0.285, h * 0.048, style === 1 ? palette.deep : palette.on, w * 0.66, 700, 3)}${rect(w * 0.4, h * 0.305, w * 0.2, h * 0.006, palette.accent)}${big.join('')}${emblem(w / 2, h * (lines.length > 1 ? 0.655 : 0.6), w * 0.1, palette, turn)}${setText(netWeight(photo), w / 2, h * 0.79, h * 0.055, style === 1 ? ink : palette.on, w * 0.5)}<g opacity=".16">${seal}</g>`,
  );
}

/** What the package itself holds: its weight, not how many of it come in a parcel. */
const netWeight = ({ motif, size }: Photo): string => {
  if (motif === 'kopi') return '250 g';
  if (motif === 'mi-instan') return '85 g';
  if (motif === 'mi-cup') return '70 g';
  if (motif === 'susu-uht') return '1 liter';
  if (motif === 'sirup') return '460 ml';
  return size;
};

export function wrapped(photo: Photo, { width: w, height: h }: PrintSize): string {
  const palette = palettes[photo.palette];
  const turn = hashText(photo.brand);
  const pale = turn % 2 === 0;
  const ground = pale ? lighten(palette.soft, 0.7) : palette.main;
  const ink = pale ? darken(palette.deep, 0.2) : palette.on;
  const fit = Math.min(w * 0.2, h * 1.9);
  const lines = twoLines(photo.line);
  const face = (x: number) =>
    `${setText(photo.brand.toUpperCase(), x, h * 0.25, h * 0.1, pale ? palette.deep : palette.on, fit, 700, 2)}${rect(x - fit * 0.3, h * 0.3, fit * 0.6, h * 0.014, palette.accent)}${lines
      .map((line, at) =>
        setText(line, x, h * ((lines.length > 1 ? 0.48 : 0.55) + at * 0.17), h * 0.17, ink, fit),
      )
      .join('')}${setText(netWeight(photo), x, h * 0.84, h * 0.1, ink, fit * 0.8, 700)}`;
  const edges =
    rect(0, 0, w, h * 0.07, palette.deep) +
    rect(0, h * 0.93, w, h * 0.07, palette.deep) +
    rect(0, h * 0.075, w, h * 0.015, palette.accent) +
    rect(0, h * 0.905, w, h * 0.015, palette.accent);
  const sides = [0.25, 0.75].map((at) => emblem(w * at, h * 0.5, h * 0.2, palette, turn)).join('');
  return svg(
    { width: w, height: h },
    rect(0, 0, w, h, ground) + edges + face(w / 2) + face(0) + face(w) + sides,
  );
}

/** Front and side, one beside the other, `share` of the width being the front. */
export function boxed(
  photo: Photo,
  { width: w, height: h }: PrintSize,
  share: number,
  picture: boolean,
): string {
  const palette = palettes[photo.palette];
  const turn = hashText(photo.brand);
  const front = w * share;
  const pale = turn % 2 === 0;
  const ground = pale ? lighten(palette.soft, 0.72) : palette.main;
  const ink = pale ? darken(palette.deep, 0.2) : palette.on;
  const lines = twoLines(photo.line);
  const size = Math.min(h * 0.58, front * 0.62);
  const art = picture
    ? `<circle cx="${front * 0.5}" cy="${h * 0.42}" r="${size * 0.52}" fill="${lighten(palette.soft, 0.4)}"/>${drawing(photo, front * 0.5 - size / 2, h * 0.42 - size / 2, size)}`
    : emblem(front * 0.5, h * 0.72, h * 0.12, palette, turn);
  const title = picture
    ? setText(photo.brand.toUpperCase(), front * 0.5, h * 0.13, h * 0.085, ink, front * 0.8, 800, 2) +
      setText(photo.line, front * 0.5, h * 0.86, h * 0.075, ink, front * 0.86, 700)
    : setText(photo.brand.toUpperCase(), front * 0.5, h * 0.2, h * 0.08, ink, front * 0.8, 700, 2) +
      lines
        .map((line, at) => setText(line, front * 0.5, h * (0.38 + at * 0.15), h * 0.14, ink, front * 0.84))
        .join('');
  const weight = netWeight(photo)
    ? setText(netWeight(photo), front * 0.5, h * 0.94, h * 0.06, ink, front * 0.6, 700)
    : '';
  const side =
    share < 1
      ? `${rect(front, 0, w - front, h, pale ? palette.main : palette.deep)}${setText(photo.brand, front + (w - front) / 2, h * 0.3, h * 0.08, palette.on, (w - front) * 0.8)}${emblem(front + (w - front) / 2, h * 0.55, (w - front) * 0.2, palette, turn)}`
      : '';
  return svg(
    { width: w, height: h },
    `${rect(0, 0, front, h, ground)}${rect(0, h * 0.965, front, h * 0.035, palette.accent)}${art}${title}${picture ? '' : weight}${side}`,
  );
}
