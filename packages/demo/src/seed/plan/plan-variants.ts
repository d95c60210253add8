import type { Chance } from '../chance.ts';
import { palettes } from '../images/palettes.ts';
import type { ImageSpec } from '../images/render-image-svg.ts';
import { slugify } from './fill-template.ts';
import { listColors } from './plan-images.ts';
import type { SeedOption, SeedVariant } from './seed-data.ts';
import type { ProductSpec } from './select-store-products.ts';

/** What a buyer chooses between: colour, and one more thing; nothing for second-hand goods. */
export function buildOptions(
  make: ProductSpec,
  nth: number,
  pictures: readonly ImageSpec[] = [],
): SeedOption[] {
  const { kind, used } = make;
  if (used) return [];
  const colours = kind.colours
    ? [
        {
          name: 'Warna',
          values: listColors(make, nth).map((colour, at) => ({
            value: palettes[colour].name,
            picture: pictures[at] ?? null,
          })),
        },
      ]
    : [];
  const choice = kind.choice
    ? [{ name: kind.choice.name, values: kind.choice.values.map(([value]) => ({ value, picture: null })) }]
    : [];
  return [...colours, ...choice];
}

type Shelf = 'empty' | 'low' | 'full';

const stockOn = (chance: Chance, shelf: Shelf) => {
  if (shelf === 'empty') return 0;
  if (shelf === 'low') return chance.between(1, 8);
  return chance.happens(0.04) ? 0 : chance.between(12, 220);
};

const combinations = (options: readonly SeedOption[]): string[][] =>
  options.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map(({ value }) => [...row, value])),
    [[]],
  );

/** The variants of a product, with what each costs and how many lie on the shelf. */
export function planVariants(
  chance: Chance,
  make: ProductSpec,
  options: SeedOption[],
  price: number,
  sku: string,
): SeedVariant[] {
  const shelf: Shelf = chance.happens(0.025) ? 'empty' : chance.happens(0.1) ? 'low' : 'full';
  const extras = new Map(make.kind.choice?.values ?? []);
  return combinations(options).map((values) => ({
    values,
    sku: [sku, ...values.map((value) => slugify(value).toUpperCase().slice(0, 8))].join('-'),
    price: price + values.reduce((sum, value) => sum + (extras.get(value) ?? 0), 0),
    stock: make.used ? chance.between(1, 2) : stockOn(chance, shelf),
  }));
}
