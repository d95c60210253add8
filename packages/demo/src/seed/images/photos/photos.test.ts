import { listImages, readImage } from '@pasar/demo-images';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { kinds } from '../../data/kinds/index.ts';
import { getColors, listCovers } from '../../plan/plan-images.ts';
import { planSeedData } from '../../plan/plan-seed-data.ts';
import type { SeedProduct } from '../../plan/seed-data.ts';
import { palettes } from '../palettes.ts';
import { photoKey } from './photo.ts';

const { products } = planSeedData({ seed: 2026, now: new Date('2026-11-21T05:00:00Z') });
const coverOf = ({ pictures: [cover] }: SeedProduct) => cover?.photo && photoKey(cover.photo);

const makes = kinds.flatMap((kind) =>
  kind.brands.flatMap((brand) =>
    kind.lines.flatMap((line) => kind.packs.map((pack) => ({ kind, brand, line, pack, used: false }))),
  ),
);

test('every make of every kind has a finished picture of its front, with its own label', () => {
  const missing = makes.filter((make) => {
    const [own = make.line.palette] = getColors(make);
    return !listCovers(make, own).some((photo) => listImages().has(photoKey(photo)));
  });
  expect(missing.map(({ kind, brand, line }) => `${kind.motif} ${brand} ${line.say}`)).toEqual([]);
});

test('every color that a product comes in has its picture in that color', () => {
  const wrong = products.flatMap(({ name, options }) =>
    options
      .filter((option) => option.name === 'Warna')
      .flatMap(({ values }) =>
        values
          .filter(({ value, picture }) => !picture?.photo || palettes[picture.photo.palette].name !== value)
          .map(({ value }) => `${name}: ${value}`),
      ),
  );
  expect(wrong).toEqual([]);
});

test('every product has a finished picture as its cover; none is drawn', () => {
  expect(products.filter((product) => !coverOf(product)).map(({ name }) => name)).toEqual([]);
});

test('on the first pages of all categories, eight of ten covers differ', () => {
  const pages = [...Map.groupBy(products, ({ leaf }) => leaf).values()].map((goods) =>
    goods
      .toSorted((one, other) => other.sold - one.sold)
      .slice(0, 24)
      .map(coverOf),
  );
  const shown = pages.reduce((sum, page) => sum + page.length, 0);
  const different = pages.reduce((sum, page) => sum + new Set(page).size, 0);
  expect(different / shown).toBeGreaterThan(0.8);
});

test('all pictures together stay below 40 MB, each below 60 kB, as WebP of 600 × 600', async () => {
  const sizes = await Promise.all([...listImages()].map(async (name) => (await readImage(name)).length));
  expect(sizes.length).toBeGreaterThan(1_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000_000);
  expect(Math.max(...sizes)).toBeLessThan(60_000);
  for (const name of [...listImages()].slice(0, 40)) {
    const about = await sharp(await readImage(name)).metadata();
    expect(about).toMatchObject({ format: 'webp', width: 600, height: 600 });
  }
});

test('no picture lies in the package that nothing shows', () => {
  const wanted = new Set(
    products.flatMap(({ spec }) => getColors(spec).flatMap((color) => listCovers(spec, color).map(photoKey))),
  );
  expect([...listImages()].filter((name) => !wanted.has(name))).toEqual([]);
});
