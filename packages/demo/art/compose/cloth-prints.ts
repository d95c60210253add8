import { darken, type Hex, lighten, mix } from '../../src/seed/images/color.ts';
import type { Palette } from '../../src/seed/images/palettes.ts';
import { rect, svg } from './print-size.ts';

const tile = 768;
const square = { width: tile, height: tile };

const grain = (color: Hex) =>
  Array.from({ length: 60 }, (_, at) => {
    const x = (at * 131) % tile;
    const y = (at * 277) % tile;
    return `<circle cx="${x}" cy="${y}" r="${60 + (at % 7) * 18}" fill="${at % 2 ? darken(color, 0.5) : lighten(color, 0.5)}" opacity=".03"/>`;
  }).join('');

/** Four petals around each crossing. */
export function kawung(palette: Palette, turn: number): string {
  const count = 5 + (turn % 3);
  const step = tile / count;
  const ground = darken(palette.deep, 0.35);
  const light = lighten(palette.soft, 0.35);
  const petals = [45, 135, 225, 315]
    .map(
      (angle) =>
        `<g transform="rotate(${angle}) translate(${step * 0.345} 0)"><ellipse rx="${step * 0.3}" ry="${step * 0.185}" fill="${light}"/><ellipse rx="${step * 0.25}" ry="${step * 0.14}" fill="${palette.main}"/><ellipse rx="${step * 0.17}" ry="${step * 0.085}" fill="${ground}"/><circle cx="${step * -0.06}" r="${step * 0.024}" fill="${light}"/><circle cx="${step * 0.06}" r="${step * 0.024}" fill="${light}"/></g>`,
    )
    .join('');
  const cells = Array.from({ length: (count + 2) ** 2 }, (_, at) => {
    const x = ((at % (count + 2)) - 0.5) * step;
    const y = (Math.floor(at / (count + 2)) - 0.5) * step;
    const star = `<path d="M${step * 0.5 - step * 0.07} 0L${step * 0.5} ${step * -0.07}L${step * 0.5 + step * 0.07} 0L${step * 0.5} ${step * 0.07}Z" fill="${palette.accent}"/>`;
    return `<g transform="translate(${x} ${y})">${petals}${star}<circle r="${step * 0.05}" fill="${light}"/></g>`;
  });
  return svg(square, rect(0, 0, tile, tile, ground) + cells.join('') + grain(ground));
}

/** Slanted rows of knife-like waves, a line of lozenges between them. */
export function parang(palette: Palette, turn: number): string {
  const rows = 6 + (turn % 2) * 2;
  const row = tile / rows;
  const ground = darken(palette.deep, 0.45);
  const light = lighten(palette.soft, 0.3);
  const waves: string[] = [];
  // Rows run along the diagonal; drawn straight in a wide field and turned as a pattern.
  const long = row * 1.1;
  const wave = (scale: number, color: Hex) =>
    `<path d="M${-0.42 * long * scale} ${0.38 * row * scale}C${-0.1 * long} ${0.34 * row * scale} ${-0.34 * long * scale} ${-0.1 * row} ${0.02 * long} ${-0.2 * row * scale}C${0.16 * long * scale} ${-0.26 * row * scale} ${0.3 * long * scale} ${-0.42 * row * scale} ${0.44 * long * scale} ${-0.36 * row * scale}C${0.2 * long * scale} ${-0.2 * row * scale} ${0.3 * long * scale} ${0.16 * row * scale} ${0.06 * long} ${0.24 * row * scale}C${-0.1 * long * scale} ${0.3 * row * scale} ${-0.2 * long * scale} ${0.42 * row * scale} ${-0.42 * long * scale} ${0.38 * row * scale}Z" fill="${color}"/>`;
  waves.push(rect(0, 0, long, row, ground));
  waves.push(
    `<g transform="translate(${long / 2} ${row * 0.46})">${wave(1.05, light)}${wave(0.8, palette.main)}${wave(0.42, ground)}</g>`,
  );
  waves.push(rect(0, row * 0.9, long, row * 0.1, palette.accent));
  waves.push(
    `<path d="M${long * 0.25} ${row * 0.95}l${row * 0.05} ${row * -0.05}l${row * 0.05} ${row * 0.05}l${row * -0.05} ${row * 0.05}Z" fill="${ground}"/>`,
  );
  const pattern = `<defs><pattern id="p" width="${long}" height="${row}" patternUnits="userSpaceOnUse" patternTransform="rotate(-42)">${waves.join('')}</pattern></defs>`;
  return svg(square, `${pattern}${rect(0, 0, tile, tile, 'url(#p)')}${grain(ground)}`);
}

const cloud =
  'M-150 46C-196 46-206-6-166-16C-176-62-116-84-90-56C-72-112 8-116 26-62C60-92 116-70 106-26C150-30 166 24 128 40C116 46 104 40 98 30C86 52 56 52 46 34C30 58-6 58-18 36C-36 60-74 58-84 36C-100 52-130 54-150 46Z';

/** Clouds of seven layers, from dark to light. */
export function mendung(palette: Palette, turn: number): string {
  const ground = darken(palette.deep, 0.15);
  const layers = 6;
  const one = Array.from({ length: layers }, (_, at) => {
    const color =
      at === 0 ? '#ffffff' : mix(darken(palette.deep, 0.2), lighten(palette.soft, 0.5), at / (layers - 1));
    return `<path d="${cloud}" transform="translate(0 ${at * 2}) scale(${1 - at * 0.15})" fill="${color}"/>`;
  }).join('');
  const clouds: string[] = [];
  for (let row = -1; row < 5; row++)
    for (let column = -1; column < 3; column++) {
      const x = (column + (row % 2 ? 0.75 : 0.25)) * 384;
      const flip = (row + column + turn) % 2 ? -1 : 1;
      clouds.push(`<g transform="translate(${x} ${(row + 0.5) * 192}) scale(${flip * 0.98} .98)">${one}</g>`);
    }
  return svg(square, rect(0, 0, tile, tile, ground) + clouds.join('') + grain(ground));
}

/** Woven checks. */
export function plaid(palette: Palette, turn: number): string {
  const cell = tile / (3 + (turn % 3));
  const bands = [
    [0, 0.34, palette.deep, 0.75],
    [0.42, 0.06, palette.accent, 0.8],
    [0.54, 0.12, palette.soft, 0.6],
    [0.74, 0.03, '#ffffff', 0.8],
    [0.82, 0.1, darken(palette.deep, 0.5), 0.6],
  ] as const;
  const lines = bands.flatMap(([at, wide, fill, opacity]) => [
    `<rect x="${at * cell}" width="${wide * cell}" height="${cell}" fill="${fill}" opacity="${opacity * 0.7}"/>`,
    `<rect y="${at * cell}" height="${wide * cell}" width="${cell}" fill="${fill}" opacity="${opacity * 0.6}"/>`,
  ]);
  return svg(
    square,
    `<defs><pattern id="p" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse">${rect(0, 0, cell, cell, palette.main)}${lines.join('')}</pattern></defs>${rect(0, 0, tile, tile, 'url(#p)')}`,
  );
}

/** Scattered flowers on a plain ground. */
export function flowers(palette: Palette, turn: number): string {
  const flower = (x: number, y: number, size: number, color: Hex) =>
    `<g transform="translate(${x} ${y}) rotate(${(x * 7 + y * 3) % 72}) scale(${size})">${[
      0, 72, 144, 216, 288,
    ]
      .map(
        (angle) => `<ellipse cx="0" cy="-24" rx="16" ry="22" transform="rotate(${angle})" fill="${color}"/>`,
      )
      .join('')}<circle r="10" fill="${palette.accent}"/></g>`;
  const many = Array.from({ length: 26 }, (_, at) => {
    const x = ((at * 197 + turn * 61) % tile) * 1;
    const y = ((at * 313 + turn * 89) % tile) * 1;
    const color = at % 3 ? lighten(palette.soft, 0.45) : at % 2 ? palette.deep : lighten(palette.accent, 0.2);
    const size = 0.55 + ((at * 5) % 7) * 0.09;
    return [0, -tile, tile].map((shift) => flower(x + shift, y, size, color)).join('');
  });
  return svg(square, rect(0, 0, tile, tile, palette.main) + many.join(''));
}

/** Blue twill with rubbed places. */
export function denim(palette: Palette): string {
  const twill = `<defs><pattern id="p" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><rect width="8" height="8" fill="${palette.main}"/><rect width="8" height="3" fill="${lighten(palette.main, 0.25)}" opacity=".55"/><rect y="5" width="8" height="1.5" fill="${darken(palette.deep, 0.3)}" opacity=".5"/></pattern></defs>`;
  return svg(square, `${twill}${rect(0, 0, tile, tile, 'url(#p)')}${grain(palette.main)}`);
}

/** One color with the weave showing. */
export function plainCloth(palette: Palette, turn: number): string {
  const weave = `<defs><pattern id="p" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(${(turn % 3) * 22})"><rect width="6" height="6" fill="${palette.main}"/><rect width="6" height="2" fill="${lighten(palette.main, 0.12)}"/><rect width="2" height="6" fill="${darken(palette.main, 0.1)}" opacity=".6"/></pattern></defs>`;
  return svg(square, `${weave}${rect(0, 0, tile, tile, 'url(#p)')}${grain(palette.main)}`);
}
