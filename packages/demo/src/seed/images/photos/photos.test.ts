import { findColor } from '@pasar/api/plugin';
import { findImage, listImages, readImage } from '@pasar/demo-images';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { roots } from '../../data/categories/index.ts';
import { promos } from '../../data/promos.ts';
import { stores } from '../../data/stores/index.ts';
import {
  cardsOnPage,
  compareAge,
  computePopularity,
  firstCards,
  leastDistinct,
} from '../../plan/choose-covers.ts';
import { getColors, listCovers, listDetails } from '../../plan/plan-images.ts';
import { planSeedData } from '../../plan/plan-seed-data.ts';
import type { SeedProduct } from '../../plan/seed-data.ts';
import { demoSeed } from '../../plan/seed-size.ts';
import { everyMake } from '../../plan/select-store-products.ts';
import { artKey, bannerHeight, bannerKey } from '../compose-art.ts';
import { renderLogo } from '../logos/render-logo.ts';
import { palettes } from '../palettes.ts';
import type { ImageSpec } from '../render-image-svg.ts';
import { sizeCharts } from '../size-chart.ts';
import { findPhoto } from './find-photo.ts';
import { nameCardAppearance } from './name-card-appearance.ts';
import type { Photo } from './photo.ts';

const { products } = planSeedData({ seed: demoSeed, now: new Date('2026-11-21T05:00:00Z') });
const fileOf = ({ photo, chart, motif }: ImageSpec) => (chart ? motif : photo && findPhoto(photo));
const art = [
  ...promos.map(({ pictures }) => pictures),
  ...roots.flatMap(({ banner, groups }) => [banner.pictures, ...groups.map(({ picture }) => [picture])]),
].map(artKey);
const banners = stores.map(({ name }) => findImage(bannerKey(name)) ?? name);

/** The covers of each category in an order of its goods. */
const listCategories = (order: (one: SeedProduct, other: SeedProduct) => number) =>
  [
    ...Map.groupBy(
      products.filter(({ status }) => status === 'PUBLISH'),
      ({ leaf }) => leaf,
    ),
  ].map(([leaf, goods]) => ({
    leaf,
    covers: goods.toSorted(order).flatMap(({ pictures: [cover] }) => cover?.photo ?? []),
  }));
/** The most popular first, as a search lists them. */
const popular = listCategories((one, other) => computePopularity(other) - computePopularity(one));
/** The newest first, as the page of a category lists them. */
const newest = listCategories(compareAge);
const orders = [
  ['the most popular', popular],
  ['the newest', newest],
] as const;
const countDistinct = (covers: readonly Photo[]) => new Set(covers.map(nameCardAppearance)).size;

test('every make of every kind has a finished picture of its front, with its own label', () => {
  const missing = everyMake.filter((make) => {
    const [own = make.line.palette] = getColors(make);
    return !listCovers(make, own).some(findPhoto);
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

test('every product has at least four pictures, all finished and all different', () => {
  const wrong = products.filter(({ pictures }) => {
    const files = pictures.map(fileOf);
    return files.length < 4 || files.includes(undefined) || new Set(files).size < files.length;
  });
  expect(wrong.map(({ name, pictures }) => `${name}: ${pictures.length}`)).toEqual([]);
});

test('what comes in sizes of clothes or shoes shows them last', () => {
  const sized = products.filter(({ spec }) => spec.kind.motif in sizeCharts);
  expect(sized.length).toBeGreaterThan(600);
  expect(sized.filter(({ pictures }) => !pictures.at(-1)?.chart).map(({ name }) => name)).toEqual([]);
  for (const { spec } of sized)
    expect(sizeCharts[spec.kind.motif]?.rows.map(([size]) => size)).toEqual(
      spec.kind.choice?.values.map(([size]) => size),
    );
});

/** Cards that look like another one on their page. */
const countRepeated = (covers: readonly Photo[]) =>
  Array.from({ length: Math.ceil(covers.length / cardsOnPage) }, (_, at) => {
    const page = covers.slice(at * cardsOnPage, (at + 1) * cardsOnPage);
    return page.length - countDistinct(page);
  }).reduce((sum, repeated) => sum + repeated, 0);

test.each(orders)(
  'where %s come first, no page of 24 shows two covers that look the same on a card',
  (_, categories) => {
    expect(categories.filter(({ covers }) => countRepeated(covers) > 0)).toEqual([]);
  },
);

test.each(orders)(
  'where %s come first, the first 96 of every category show 72 covers that look different, fewer goods one each',
  (_, categories) => {
    const few = categories
      .map(({ leaf, covers }) => ({
        leaf,
        goods: covers.length,
        distinct: countDistinct(covers.slice(0, firstCards)),
      }))
      .filter(({ goods, distinct }) => distinct < Math.min(goods, leastDistinct));
    expect(few).toEqual([]);
  },
);

/** A cover as 40 × 40 colors in CIELAB. */
const shrink = async (photo: Photo): Promise<Float32Array> => {
  const bytes = await sharp(await readImage(findPhoto(photo) ?? ''))
    .resize(40, 40, { kernel: 'cubic' })
    .removeAlpha()
    .toColourspace('lab')
    .raw({ depth: 'float' })
    .toBuffer();
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
};

/** Whether at least 4 of 100 cells differ by more than the eye overlooks; ADR 0073 says how that was found. */
const differ = (one: Float32Array, other: Float32Array) => {
  let cells = 0;
  const square = (at: number) => ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
  for (let at = 0; at < one.length; at += 3)
    if (square(at) + square(at + 1) + square(at + 2) > 12 ** 2) cells++;
  return cells >= (one.length / 3) * 0.04;
};

/** So many of them differ by pixels: two pale blue or green backdrops come close to each other and to a pale ground. */
const leastByPixels = 56;

test('pictures that are called different mostly differ in their pixels', { tags: 'slow' }, async () => {
  const largest = popular.toSorted((one, other) => other.covers.length - one.covers.length).slice(0, 12);
  for (const { leaf, covers } of largest) {
    const seen: Float32Array[] = [];
    for (const photo of covers.slice(0, firstCards)) {
      const pixels = await shrink(photo);
      if (seen.every((other) => differ(pixels, other))) seen.push(pixels);
    }
    expect([leaf, seen.length >= leastByPixels]).toEqual([leaf, true]);
  }
});

test('all pictures together stay below 40 MB, each below 60 kB, as WebP of 600 × 600', async () => {
  const sizes = await Promise.all([...listImages()].map(async (name) => (await readImage(name)).length));
  expect(sizes.length).toBeGreaterThan(1_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000_000);
  expect(Math.max(...sizes)).toBeLessThan(60_000);
  const goods = [...listImages()].filter((name) => !banners.includes(name)).slice(0, 40);
  for (const name of goods) {
    const about = await sharp(await readImage(name)).metadata();
    expect(about).toMatchObject({ format: 'webp', width: 600, height: 600 });
    expect(name.slice(32)).toBe(await findColor(await readImage(name)));
  }
});

test('every store with a name of its own has a banner of 1200 pixels, every official one a separate logo', async () => {
  for (const name of banners.slice(0, 4)) {
    const about = await sharp(await readImage(name)).metadata();
    expect(about).toMatchObject({ format: 'webp', width: 1200, height: bannerHeight });
  }
  expect(stores.filter(({ name }) => !findImage(bannerKey(name)))).toEqual([]);
  expect(stores.filter((store) => store.type === 'official' && !renderLogo(store))).toEqual([]);
  const official = stores.filter(({ type }) => type === 'official').map(renderLogo);
  expect(new Set(official).size).toBe(official.length);
});

test('campaigns and categories show finished goods, cut out of their backgrounds', () => {
  expect(art.filter((name) => !findImage(name))).toEqual([]);
});

test('no picture lies in the package that nothing shows', { tags: 'slow' }, () => {
  const shown = products.flatMap(({ pictures, buyerPictures }) =>
    [...pictures, ...buyerPictures].map(fileOf),
  );
  const fallbacks = everyMake.flatMap((make) =>
    getColors(make).flatMap((color) =>
      [...listCovers(make, color), ...listDetails(make, color)].map(findPhoto),
    ),
  );
  const wanted = new Set([...shown, ...fallbacks, ...art.map(findImage), ...banners]);
  expect([...listImages()].filter((name) => !wanted.has(name))).toEqual([]);
});
