import type { Label } from '../images/paint.ts';
import type { PaletteName } from '../images/palettes.ts';
import {
  coloredGrounds,
  hashText,
  homes,
  type Photo,
  paleGrounds,
  splitGrounds,
} from '../images/photos/photo.ts';
import type { ImageSpec } from '../images/render-image-svg.ts';
import { sizeCharts } from '../images/size-chart.ts';
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

const preparePhotos = (make: ProductSpec, palette: PaletteName) => {
  const { kind, brand, pack } = make;
  const line = capitalize(make.line.print);
  const { motif } = kind;
  const hash = hashText(motif, brand, line, pack.say);
  const createPhoto = (shot: Photo['shot'], ground: number, view: Photo['view'] = 'whole'): Photo => ({
    motif,
    palette,
    brand,
    line,
    size: pack.say,
    shot,
    ground,
    view,
  });
  return { hash, front: createPhoto('a', hash % paleGrounds), createPhoto };
};

/**
 * What a card may show of a make, best first: its front, from above, its other side in a room, and both before
 * backdrops in a color. A look from near would be a square of cloth or half a label.
 */
export function listCovers(make: ProductSpec, palette: PaletteName): Photo[] {
  const { hash, front, createPhoto } = preparePhotos(make, palette);
  const turn = (first: number, count: number) =>
    Array.from({ length: count }, (_, at) => first + ((hash + at) % count));
  const backdrops = [
    ...turn(paleGrounds, coloredGrounds),
    ...turn(paleGrounds + coloredGrounds, splitGrounds),
  ];
  return [
    front,
    // A room is shown once, in the make's own color.
    ...(palette === getColors(make)[0] ? [createPhoto('c', 0)] : []),
    { ...front, shot: 'b' },
    ...backdrops.flatMap((ground) => [createPhoto('a', ground), createPhoto('b', ground)]),
  ];
}

/** What the page of a product shows of a make: its front, its other side in a room, and both from near. */
export function listDetails(make: ProductSpec, palette: PaletteName): Photo[] {
  const { front, createPhoto } = preparePhotos(make, palette);
  return [front, createPhoto('c', 0), { ...front, view: 'near' }, createPhoto('c', 0, 'near')];
}

/** A product with so many pictures gets no further ones from near or from buyers. */
const enough = 4;

/** What buyers photographed when the parcel came: in the make's own color, in the homes of two. */
export function listBuyerPhotos(make: ProductSpec): Photo[] {
  const [own = make.line.palette] = getColors(make);
  const { hash, createPhoto } = preparePhotos(make, own);
  return [0, 1].map((turn) => createPhoto('d', (hash + turn) % homes));
}

/** The file that shows a photo; undefined when there is none. */
export type FindPhoto = (photo: Photo) => string | undefined;

/** What a card may show that is finished. */
export interface Cover {
  photo: Photo;
  file: string;
  /** What the eye tells apart; see `nameCardAppearance`. */
  appearance: string;
}

/** The finished covers of a make in one color, best first. */
export type FindCovers = (make: ProductSpec, palette: PaletteName) => readonly Cover[];

/** The colors of a make as a store lists them: another store that has the same make begins with another color. */
export const listColors = (make: ProductSpec, nth: number): PaletteName[] => {
  const colors = getColors(make);
  if (make.used) return colors.slice(0, 1);
  const turn = nth % colors.length;
  return [...colors.slice(turn), ...colors.slice(0, turn)];
};

interface Choice {
  nth: number;
  find: FindPhoto;
  cover: Photo | undefined;
  findCovers: FindCovers;
  /** The files of all covers: what is stored for a card serves others as well. */
  stored: ReadonlySet<string | undefined>;
}

/**
 * The pictures of a make: the cover, one per further color, other looks at it, and the chart of its sizes. What has
 * no finished picture is drawn.
 */
export function buildImageSpecs(
  make: ProductSpec,
  { nth, find, cover, findCovers, stored }: Choice,
): ImageSpec[] {
  const colors = listColors(make, nth);
  const [own = make.line.palette, ...others] = colors;
  const show = (palette: PaletteName, photo: Photo | undefined): ImageSpec => ({
    ...paint(make, palette),
    ...(photo ? { photo } : {}),
  });
  const pick = (shot: Photo['shot'], palette: PaletteName) => {
    const seen = findCovers(make, palette).filter(({ photo }) => photo.shot === shot);
    return (seen.find(({ file }) => stored.has(file)) ?? seen[0])?.photo;
  };
  const photos = [cover, ...others.map((color) => pick('a', color))];
  const files = new Set(photos.map((photo) => photo && find(photo)));
  const [, room, ...near] = getColors(make)
    .slice(0, 1)
    .flatMap((color) => listDetails(make, color));
  const add = (photo: Photo | undefined) => {
    if (photo && find(photo) && !files.has(find(photo))) photos.push(photo);
  };
  // The same side before another background tells nothing new.
  if (cover?.shot !== 'a') add(pick('a', own));
  add(room);
  const above = cover?.shot === 'b' ? undefined : pick('b', own);
  if (above && stored.has(find(above))) add(above);
  for (const photo of [near[0], ...listBuyerPhotos(make), near[1]]) if (photos.length < enough) add(photo);
  const specs = photos.map((photo, at) => show(photo?.palette ?? colors[at] ?? own, photo));
  const { motif } = make.kind;
  return sizeCharts[motif] ? [...specs, { motif, palette: 'navy', chart: true }] : specs;
}
