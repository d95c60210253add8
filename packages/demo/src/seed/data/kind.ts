import type { PaletteName } from '../images/palettes.ts';
import type { ShapeName } from '../images/shapes/index.ts';
import type { LeafSlug } from './categories/index.ts';

/** One make of a kind: what the name calls it, and the colours of its package. */
export interface Line {
  say: string;
  palette: PaletteName;
  /** How its price compares with the kind's. */
  factor: number;
  /** What the package says, when that is shorter. */
  print: string;
  /** What titles and texts call it, when that is shorter. */
  title?: string;
  /** Sentences of the description in place of those of the kind. */
  about?: string;
  /** Facts in place of those of the kind that have the same name; an empty one is left out. */
  facts?: Readonly<Record<string, string>>;
}

/** One size of package. */
export interface Pack {
  say: string;
  factor: number;
  /** Weight of a parcel with one piece. */
  gram: number;
  /** What titles call it, when that is shorter. */
  title?: string;
  /** What is inside: `{net}` in texts. */
  net?: string;
}

/** A second choice besides the colour: sizes, memory, length. */
export interface VariantOption {
  name: 'Ukuran' | 'Kapasitas' | 'Tipe';
  /** What each adds to the price, in rupiah. */
  values: readonly (readonly [value: string, extra: number])[];
}

/** A kind of product that several stores sell in several makes. Texts take `{brand}`, `{line}`, `{size}` and `{net}`. */
export interface Kind {
  leaf: LeafSlug;
  motif: ShapeName;
  name: string;
  brands: readonly string[];
  lines: readonly Line[];
  packs: readonly Pack[];
  /** Lowest and highest price of the usual make, in rupiah. */
  price: readonly [number, number];
  /** Sentences of the description, after one of `phrases`. */
  about: string;
  facts: readonly (readonly [name: string, value: string])[];
  /** Colours to choose from; the first picture shows one of them. */
  colours?: readonly PaletteName[];
  choice?: VariantOption;
  /** Printed on the package: brand, line, size. */
  label?: readonly [string, string, string];
  /** Also sold second-hand. */
  used?: boolean;
  /** `brands` name what it fits, not who makes it. */
  unbranded?: boolean;
}

export const line = (say: string, palette: PaletteName, factor = 1, print = say): Line => ({
  say,
  palette,
  factor,
  print,
});
/** A line of which something else is true than of its kind. */
export const adapt = (usual: Line, different: Pick<Line, 'title' | 'about' | 'facts'>): Line => ({
  ...usual,
  ...different,
});
export const pack = (
  say: string,
  factor: number,
  gram: number,
  named: Pick<Pack, 'title' | 'net'> = {},
): Pack => ({ say, factor, gram, ...named });
/** A kind that comes in one size; its parcel weighs `gram`. */
export const single = (gram: number): readonly Pack[] => [pack('', 1, gram)];

export const clothSizes: VariantOption = {
  name: 'Ukuran',
  values: [
    ['S', 0],
    ['M', 0],
    ['L', 0],
    ['XL', 5_000],
    ['XXL', 10_000],
  ],
};
export const shoeSizes: VariantOption = {
  name: 'Ukuran',
  values: [
    ['38', 0],
    ['39', 0],
    ['40', 0],
    ['41', 0],
    ['42', 0],
    ['43', 0],
  ],
};
