import { type Context, day, earlier } from '@pasar/api/plugin';
import { type Group, type LeafSlug, type Root, type RootSlug, roots } from '../data/categories/index.ts';
import type { SeedData } from '../plan/seed-data.ts';
import type { SeedImages } from './build-seed-images.ts';
import { at, insertRows } from './insert-rows.ts';

/** Groups that staff put in front on the home page. */
const trending: readonly string[] = [
  'beras-dan-tepung',
  'batik-dan-tenun',
  'busana-muslim',
  'elektronik-dapur',
  'gawai',
  'berkendara',
  'sepatu-dan-sandal',
  'aksesori-komputer',
];

/** What sellers are asked for below each root: the facts that most of its products tell. */
const asked: Readonly<Record<RootSlug, readonly [id: string, en: string, kind: 'text' | 'flag'][]>> = {
  sembako: [
    ['Isi bersih', 'Net content', 'text'],
    ['Masa simpan', 'Shelf life', 'text'],
    ['Halal', 'Halal', 'flag'],
  ],
  fashion: [
    ['Bahan', 'Material', 'text'],
    ['Perawatan', 'Care', 'text'],
  ],
  'perlengkapan-rumah': [
    ['Bahan', 'Material', 'text'],
    ['Daya', 'Power', 'text'],
    ['Garansi', 'Warranty', 'text'],
  ],
  'ponsel-tablet': [
    ['Garansi', 'Warranty', 'text'],
    ['Baterai', 'Battery', 'text'],
  ],
  'komputer-laptop': [
    ['Garansi', 'Warranty', 'text'],
    ['Sambungan', 'Connection', 'text'],
  ],
  otomotif: [
    ['Bahan', 'Material', 'text'],
    ['Garansi', 'Warranty', 'text'],
  ],
};

/** Three levels: the six roots of SPEC 3, their groups, and the leaves that products hang on. Returns a leaf's id. */
export async function writeCategories(
  ctx: Context,
  pictures: SeedImages,
  mediaOf: (key: string) => number,
): Promise<(leaf: LeafSlug) => number> {
  const rootIds = await insertRows(
    ctx.db,
    'categories',
    roots.map(({ slug, id, en, icon }: Root, position) => ({
      parent_id: null,
      slug,
      name_id: id,
      name_en: en,
      icon,
      position,
    })),
  );
  await insertRows(
    ctx.db,
    'banners',
    roots.map(({ slug, banner }: Root, place) => ({
      place: 'menu' as const,
      category_id: at(rootIds, place),
      title_id: banner.id,
      title_en: banner.en,
      image_media_id: mediaOf(pictures.keyOfBanner(slug)),
      target_url: `/c/${slug}`,
      starts_at: earlier(ctx.clock, 3 * day),
      ends_at: null,
      is_published: true,
    })),
  );
  await insertRows(
    ctx.db,
    'category_attributes',
    roots.flatMap(({ slug }, place) =>
      asked[slug].map(([name_id, name_en, kind], position) => ({
        ...{ category_id: at(rootIds, place), name_id, name_en, kind, position },
      })),
    ),
  );
  const groups = roots.flatMap((root, place) =>
    root.groups.map((group: Group, position) => ({ group, position, parent: at(rootIds, place) })),
  );
  const groupIds = await insertRows(
    ctx.db,
    'categories',
    groups.map(({ group: { slug, id, en }, position, parent }) => ({
      parent_id: parent,
      slug,
      name_id: id,
      name_en: en,
      position,
      image_media_id: mediaOf(pictures.keyOfTile(slug)),
      is_trending: trending.includes(slug),
    })),
  );
  const leaves = groups.flatMap(({ group }, place) =>
    group.leaves.map(([slug, id, en], position) => ({
      slug,
      name_id: id,
      name_en: en,
      position,
      parent_id: at(groupIds, place),
    })),
  );
  const leafIds = await insertRows(ctx.db, 'categories', leaves);
  const idOf = new Map(leaves.map(({ slug }, place) => [slug, at(leafIds, place)]));
  return (leaf) => {
    const id = idOf.get(leaf);
    if (id === undefined) throw new Error(`no category is called ${leaf}`);
    return id;
  };
}

/** The brands of the market. Returns a brand's id by its name. */
export async function writeBrands(ctx: Context, { brands }: SeedData): Promise<(name: string) => number> {
  const ids = await insertRows(
    ctx.db,
    'brands',
    brands.map(({ name, slug, isOfficial }) => ({ name, slug, is_official: isOfficial })),
  );
  const idOf = new Map(brands.map(({ name }, place) => [name, at(ids, place)]));
  return (name) => {
    const id = idOf.get(name);
    if (id === undefined) throw new Error(`no brand is called ${name}`);
    return id;
  };
}
