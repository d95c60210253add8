import type { Motif } from './motif.ts';
import { type MotifName, motifs } from './motifs/index.ts';
import { createPaint, type Label } from './paint.ts';
import { type PaletteName, palettes } from './palettes.ts';
import { cutOut, onGround } from './scene.ts';

/** Which picture: a motif in a palette, with a shop's own label where the motif carries one. */
export interface Picture {
  motif: MotifName;
  palette: PaletteName;
  label?: Label;
  /** `near` looks at the middle from half the distance. */
  view?: 'near';
}

const NO_LABEL: Label = { brand: '', line: '', size: '' };
const FOOT = 507;

/** The picture as SVG, 600 × 600, without any text elements; `cut` leaves the ground out. */
export function drawPicture({ motif, palette, label, view }: Picture, { cut = false } = {}): string {
  const { draw, reach, foot = FOOT, label: own = NO_LABEL }: Motif = motifs[motif];
  const paint = createPaint(palettes[palette], label ?? own);
  const subject = draw(paint);
  const scene = { hue: palettes[palette].ground, reach, foot, near: view === 'near' };
  return (cut ? cutOut : onGround)(paint.defs() + subject, scene);
}
