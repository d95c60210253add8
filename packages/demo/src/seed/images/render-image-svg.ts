import { createPaint, type Label } from './paint.ts';
import { type PaletteName, palettes } from './palettes.ts';
import type { Photo } from './photos/photo.ts';
import { withBackground, withoutBackground } from './scene.ts';
import type { Shape } from './shape.ts';
import { type ShapeName, shapes } from './shapes/index.ts';
import { renderSizeChart } from './size-chart.ts';

/** Which picture: a motif in a palette, with a shop's own label where the motif carries one. */
export interface ImageSpec {
  motif: ShapeName;
  palette: PaletteName;
  label?: Label;
  /** `near` looks at the middle from half the distance. */
  view?: 'near';
  /** The finished picture that is shown instead of a drawing. */
  photo?: Photo;
  /** The chart of the kind's sizes instead of the thing. */
  chart?: true;
}

const NO_LABEL: Label = { brand: '', line: '', size: '' };
const FOOT = 507;

/** The picture as SVG, 600 × 600, without any text elements; `cut` leaves the ground out. */
export function renderImageSvg(
  { motif, palette, label, view, chart }: ImageSpec,
  { cut = false } = {},
): string {
  if (chart) return renderSizeChart(motif);
  const { draw, reach, foot = FOOT, label: own = NO_LABEL }: Shape = shapes[motif];
  const paint = createPaint(palettes[palette], label ?? own);
  const subject = draw(paint);
  const scene = { hue: palettes[palette].ground, reach, foot, near: view === 'near' };
  return (cut ? withoutBackground : withBackground)(paint.defs() + subject, scene);
}
