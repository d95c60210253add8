import type { MegaMenuEntry } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { imageUrls } from '../../media/index.ts';
import { type CategoryEntry, readCategories } from './read-categories.ts';

const leaf = ({ id, name, slug }: CategoryEntry) => ({ id, name, slug });

/** The header's menu: root categories with sign and banner, and two levels below each. */
export const megaMenu = async ({ ctx }: HandlerArgs<void>): Promise<MegaMenuEntry[]> => {
  const [{ roots }, rows] = await Promise.all([
    readCategories(ctx),
    ctx.db
      .selectFrom('categories')
      .leftJoin('media', 'media.id', 'categories.banner_media_id')
      .select([
        'categories.id',
        'icon',
        'storage_key',
        'banner_target_url',
        ctx.locale === 'en' ? 'banner_title_en as title' : 'banner_title_id as title',
      ])
      .where('parent_id', 'is', null)
      .execute(),
  ]);
  const dressing = new Map(rows.map((row) => [row.id, row]));
  return roots.map((root) => {
    const { icon = '', storage_key, title, banner_target_url } = dressing.get(root.id) ?? {};
    return {
      ...leaf(root),
      icon,
      children: root.children.map((child) => ({ ...leaf(child), children: child.children.map(leaf) })),
      banner:
        storage_key && title && banner_target_url
          ? { image: imageUrls(storage_key).w600, title, target_url: banner_target_url }
          : null,
    };
  });
};
