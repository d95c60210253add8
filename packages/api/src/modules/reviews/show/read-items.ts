import type { MyReview, ProductId } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { imageUrls } from '../../media/index.ts';

type Item = MyReview['item'];

interface Line {
  product_id: number;
  name: string;
  variant_label: string;
  image_key: string | null;
}

/** Lines of orders as they were; the slug leads to the product as it is. */
export const readItems = async ({ db }: Context, lines: readonly Line[]): Promise<(line: Line) => Item> => {
  const ids = [...new Set(lines.map(({ product_id }) => product_id))];
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('products').select(['id', 'slug']).where('id', 'in', ids).execute();
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  return ({ product_id, name, variant_label, image_key }) => ({
    product_id: product_id as ProductId,
    name,
    slug: slugs.get(product_id) ?? '',
    variant_label,
    image: image_key === null ? null : imageUrls(image_key).w150,
  });
};
