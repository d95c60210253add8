import type { Label } from '../images/paint.ts';
import type { PaletteName } from '../images/palettes.ts';
import type { ImageSpec } from '../images/render-image-svg.ts';
import { capitalize, fillTemplate } from './fill-template.ts';
import type { ProductSpec } from './select-store-products.ts';

const labelOf = ({ kind, brand, line, pack }: ProductSpec): Label | undefined => {
  if (!kind.label) return undefined;
  const slots = { brand, line: capitalize(line.print), size: pack.say };
  const [first, second, third] = kind.label.map((words) => fillTemplate(words, slots));
  return { brand: first ?? '', line: second ?? '', size: third ?? '' };
};

const paint = (make: ProductSpec, palette: PaletteName): ImageSpec => {
  const label = labelOf(make);
  return { motif: make.kind.motif, palette, ...(label ? { label } : {}) };
};

/** The colours of a make, its own first: three at most, so that a page can show them all. */
export function getColors({ kind, brand, line }: ProductSpec): PaletteName[] {
  if (!kind.colours) return [line.palette];
  const own = kind.colours.includes(line.palette) ? line.palette : (kind.colours[0] ?? line.palette);
  const others = kind.colours.filter((colour) => colour !== own);
  const turn = (kind.brands.indexOf(brand) + kind.lines.indexOf(line)) % Math.max(1, others.length);
  return [own, ...others.slice(turn), ...others.slice(0, turn)].slice(0, 3);
}

/** The pictures of a make: the cover, one per further colour, or else a look from nearer at what has no label. */
export function buildImageSpecs(make: ProductSpec): ImageSpec[] {
  const colours = make.used ? getColors(make).slice(0, 1) : getColors(make);
  const whole = colours.map((colour) => paint(make, colour));
  const [cover] = whole;
  return cover && !cover.label && whole.length === 1 ? [cover, { ...cover, view: 'near' }] : whole;
}
