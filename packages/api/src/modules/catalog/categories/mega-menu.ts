import type { MegaMenuEntry } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { readMenuBanners } from '../promotions/read-banners.ts';
import { type CategoryEntry, readCategories } from './read-categories.ts';

const leaf = ({ id, name, slug }: CategoryEntry) => ({ id, name, slug });

/** The header's menu: root categories with sign and banner, and two levels below each. */
export const megaMenu = async ({ ctx }: HandlerArgs<void>): Promise<MegaMenuEntry[]> => {
  const [{ roots }, rows, banners] = await Promise.all([
    readCategories(ctx),
    ctx.db.selectFrom('categories').select(['id', 'icon']).where('parent_id', 'is', null).execute(),
    readMenuBanners(ctx),
  ]);
  const icons = new Map(rows.map(({ id, icon }) => [id, icon]));
  return roots.map((root) => ({
    ...leaf(root),
    icon: icons.get(root.id) ?? '',
    children: root.children.map((child) => ({ ...leaf(child), children: child.children.map(leaf) })),
    banner: banners.get(root.id) ?? null,
  }));
};
