import { listImages } from '@pasar/demo-images';
import type { Label } from '../images/paint.ts';
import type { PaletteName } from '../images/palettes.ts';
import { backgroundCount, hashText, type Photo, photoKey } from '../images/photos/photo.ts';
import type { ImageSpec } from '../images/render-image-svg.ts';
import { capitalize, fillTemplate } from './fill-template.ts';
import type { ProductSpec } from './select-store-products.ts';

const labelOf = ({ kind, brand, line, pack }: ProductSpec): Label | undefined => {
  if (!kind.label) return undefined;
  const slots = { brand, line: capitalize(line.print), size: pack.say, net: pack.say };
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

/** How a make is seen: whole, from the front and the other sides, and from near, on grounds that differ by store. */
export function listCovers(make: ProductSpec, palette: PaletteName): Photo[] {
  const { kind, brand, pack } = make;
  const line = capitalize(make.line.print);
  const first = hashText(kind.motif, brand, line, pack.say);
  const seen = (shot: Photo['shot'], turn: number, view: Photo['view'] = 'whole'): Photo => ({
    motif: kind.motif,
    palette,
    brand,
    line,
    size: pack.say,
    shot,
    ground: (first + turn) % backgroundCount,
    view,
  });
  return [seen('a', 0), seen('b', 0), seen('a', 0, 'near'), seen('a', 2), seen('b', 3), seen('a', 4)];
}

const isFinished = (photo: Photo) => listImages().has(photoKey(photo));

/** So many further pictures are shown beside the cover and those of the colors. */
const MOST_FURTHER = 3;

/** The colors of a make as a store lists them: another store that has the same make begins with another color. */
export const listColors = (make: ProductSpec, nth: number): PaletteName[] => {
  const colors = getColors(make);
  const turn = nth % colors.length;
  const turned = [...colors.slice(turn), ...colors.slice(0, turn)];
  return make.used ? turned.slice(0, 1) : turned;
};

/**
 * The pictures of a make: the cover, one per further color, and other looks at it. Makes that several stores list
 * have another cover in each. What has no finished picture is drawn.
 */
export function buildImageSpecs(make: ProductSpec, nth = 0): ImageSpec[] {
  const colors = listColors(make, nth);
  const [own = make.line.palette, ...others] = colors;
  const whole = colors.map((color) => paint(make, color));
  const covers = listCovers(make, own).filter(isFinished);
  const drawn = whole[0];
  if (covers.length === 0 || !drawn)
    return drawn && !drawn.label && whole.length === 1 ? [drawn, { ...drawn, view: 'near' }] : whole;
  // A card shows the whole of a product: a look from near would be a square of cloth or half a label.
  const fronts = covers.filter(({ view }) => view === 'whole');
  const cover = fronts[Math.floor(nth / getColors(make).length) % fronts.length] ?? covers[0];
  const further = covers.filter((photo) => photo !== cover).slice(0, MOST_FURTHER);
  const photos = [cover, ...others.map((color) => listCovers(make, color).find(isFinished))];
  return [
    ...whole.map((spec, at) => ({ ...spec, ...(photos[at] ? { photo: photos[at] } : {}) })),
    ...further.map((photo) => ({ ...drawn, photo })),
  ];
}
