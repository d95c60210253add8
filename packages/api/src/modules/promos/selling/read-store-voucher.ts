import type { ProductId, StoreVoucherDetail } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentMerchantId } from '../../../platform/http/get-current-merchant-id.ts';
import { imageUrls } from '../../media/index.ts';
import { editableFields } from './get-voucher-actions.ts';
import { hasStarted, presentStoreVoucher, usedOnes } from './present-store-voucher.ts';
import { readStoreVouchers } from './store-vouchers.ts';

interface Covered {
  id: number;
  name: string;
  slug: string;
  cover_key: string | null;
}

const readProducts = async ({ db }: Context, voucherId: number) => {
  const { rows } = await sql<Covered>`
    select p.id, p.name, p.slug, media.storage_key as cover_key
    from voucher_products vp join products p on p.id = vp.product_id
    left join product_images pi on pi.product_id = p.id and pi.position = 1
    left join media on media.id = pi.media_id
    where vp.voucher_id = ${voucherId} and p.deleted_at is null order by p.id`.execute(db);
  return rows.map(({ id, name, slug, cover_key }) => ({
    id: id as ProductId,
    name,
    slug,
    image: cover_key === null ? null : imageUrls(cover_key).w150,
  }));
};

/** One voucher of the current user's store, with its products and what may be changed. Throws 401, 403 and 404. */
export const readStoreVoucher = async ({
  ctx,
  input: { id },
}: HandlerArgs<{ id: number }>): Promise<StoreVoucherDetail> => {
  const merchantId = getCurrentMerchantId(ctx);
  const where = sql<boolean>`v.id = ${id}`;
  const [row] = await readStoreVouchers(ctx, { merchantId, where, limit: 1 });
  if (!row) throw apiError.notFound('voucher.not-found');
  const wasUsed = (await usedOnes(ctx, [id])).has(id);
  const shown = presentStoreVoucher(ctx, row, wasUsed);
  const products = row.scope === 'products' ? await readProducts(ctx, id) : [];
  return {
    ...shown,
    product_ids: products.map((product) => product.id),
    products,
    editable: editableFields({ state: shown.state, hasStarted: hasStarted(row, ctx.clock.now()) }),
  };
};
