import { arcLettering, type Lettering, lettering } from './lettering.ts';
import type { Palette } from './palettes.ts';

/** A colour, or a place (0–1), colour and opacity. Bare colours are spread evenly. */
export type Stop = string | readonly [place: number, colour: string, opacity?: number];

/** What a shop prints on a package. */
export interface Label {
  brand: string;
  line: string;
  size: string;
}

/** A fold in cloth: its path, its width, and how dark (negative) or light (positive) it falls. */
export type Fold = readonly [path: string, width: number, light: number];

/** What a motif draws with: colours, lettering and a stock of gradients, clips and blurs named as they are asked for. */
export interface Paint extends Palette {
  label: Label;
  /** Gradient from top to bottom. */
  down(...stops: Stop[]): string;
  /** Gradient from left to right. */
  across(...stops: Stop[]): string;
  /** Gradient from the upper left to the lower right. */
  slant(...stops: Stop[]): string;
  /** Gradient around a point given in shares of the shape (0–1). */
  round(x: number, y: number, ...stops: Stop[]): string;
  pattern(width: number, height: number, body: string, transform?: string): string;
  clip(shape: string): string;
  blur(deviation: number): string;
  /** A path filled and shaded as a round body, dark at both edges with a gleam at the left. */
  body(d: string, fill: string, strength?: number): string;
  /** Soft folds and lights inside a silhouette. */
  folds(d: string, folds: readonly Fold[]): string;
  /** A soft white stroke: light on a smooth face. */
  gleam(d: string, width: number, opacity?: number): string;
  text(text: string, line: Lettering): string;
  /** Raised lettering around the side of a tyre. */
  arc(text: string): string;
  /** Everything that was asked for, to stand before the drawing. */
  defs(): string;
}

const offsets = (stops: readonly Stop[]) =>
  stops
    .map((stop, at) => {
      const [place, colour, opacity] =
        typeof stop === 'string' ? [at / Math.max(1, stops.length - 1), stop] : stop;
      return `<stop offset="${place}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
    })
    .join('');

// Shares of a stroke's width, laid over one another.
const GLEAM_EDGES = [1.8, 1.45, 1.15, 0.85, 0.5];
const FOLD_EDGES = [2.5, 2.15, 1.8, 1.45, 1.1, 0.75, 0.4];

/** A stroke with soft edges. A blur would look the same and cost as much as all the rest of a picture. */
const softStroke = (d: string, width: number, opacity: number, colour: string, edges: readonly number[]) =>
  `<g stroke="${colour}" stroke-linecap="round" stroke-linejoin="round" fill="none" stroke-opacity="${((opacity * 0.85) / edges.length).toFixed(3)}">${edges
    .map((edge) => `<path d="${d}" stroke-width="${(width * edge).toFixed(1)}"/>`)
    .join('')}</g>`;

const ROUND_BODY: readonly Stop[] = [
  [0, '#000', 0.34],
  [0.12, '#000', 0.06],
  [0.26, '#fff', 0.42],
  [0.4, '#fff', 0.06],
  [0.68, '#000', 0.04],
  [0.9, '#000', 0.26],
  [1, '#000', 0.16],
];

/** A fresh stock for one picture. */
export function createPaint(palette: Palette, label: Label): Paint {
  const stock = new Map<string, string>();
  const keep = (make: (id: string) => string) => {
    const shape = make('');
    const id = stock.get(shape) ?? `p${stock.size}`;
    stock.set(shape, id);
    return `url(#${id})`;
  };
  const linear =
    (x: number, y: number) =>
    (...stops: Stop[]) =>
      keep(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}">${offsets(stops)}</linearGradient>`,
      );
  const across = linear(1, 0);
  const clip = (shape: string) => keep((id) => `<clipPath id="${id}"><path d="${shape}"/></clipPath>`);
  const blur = (deviation: number) =>
    keep(
      (id) =>
        `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  return {
    ...palette,
    label,
    down: linear(0, 1),
    across,
    slant: linear(1, 1),
    round: (x, y, ...stops) =>
      keep(
        (id) => `<radialGradient id="${id}" cx="${x}" cy="${y}" r=".78">${offsets(stops)}</radialGradient>`,
      ),
    pattern: (width, height, body, transform) =>
      keep(
        (id) =>
          `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${transform ? ` patternTransform="${transform}"` : ''}>${body}</pattern>`,
      ),
    clip,
    blur,
    body: (d, fill, strength = 0.5) =>
      `<path d="${d}" fill="${fill}"/><path d="${d}" fill="${across(...ROUND_BODY)}" opacity="${strength}"/>`,
    folds: (d, folds) =>
      `<g clip-path="${clip(d)}" fill="none">${folds
        .map(([path, width, light]) =>
          softStroke(path, width, Math.abs(light), light < 0 ? '#000' : '#fff', FOLD_EDGES),
        )
        .join('')}</g>`,
    gleam: (d, width, opacity = 0.5) => softStroke(d, width, opacity, '#fff', GLEAM_EDGES),
    text: lettering,
    arc: (text) => arcLettering(text, { x: 300, y: 300, radius: 152, size: 24, spacing: 7, fill: '#d9d6dd' }),
    defs: () =>
      `<defs>${[...stock].map(([shape, id]) => shape.replace('id=""', `id="${id}"`)).join('')}</defs>`,
  };
}
