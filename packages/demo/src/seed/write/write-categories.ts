import { type Context, day, earlier, json } from '@pasar/api/plugin';
import { type Group, type LeafSlug, type Root, type RootSlug, roots } from '../data/categories/index.ts';
import { listLeafFacts, listRootFacts } from '../data/facts/list-facts.ts';
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

const leavesOf = ({ groups }: Root): LeafSlug[] =>
  groups.flatMap(({ leaves }) => leaves.map(([leaf]) => leaf as LeafSlug));

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
  const asked = roots.flatMap((root: Root & { slug: RootSlug }, place) => {
    const below = leavesOf(root);
    return [
      { category_id: at(rootIds, place), facts: listRootFacts(root.slug, below) },
      ...below.map((leaf) => ({
        category_id: idOf.get(leaf) ?? 0,
        facts: listLeafFacts(root.slug, leaf, below),
      })),
    ];
  });
  await insertRows(
    ctx.db,
    'category_attributes',
    asked.flatMap(({ category_id, facts }) =>
      facts.map(({ allowed_values, ...fact }, position) => ({
        ...{ ...fact, category_id, position, allowed_values: json(allowed_values) },
      })),
    ),
  );
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
