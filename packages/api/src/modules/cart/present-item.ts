import { type CartItem, type ProductId, rupiah, type VariantId } from '@pasar/contract';
import { imageUrls } from '../media/index.ts';
import type { PricedLine } from './price-lines.ts';

const flashOf = ({ variant: { flash }, flashItemId }: PricedLine): CartItem['flash_sale'] =>
  flash && flashItemId !== null
    ? {
        id: flash.itemId,
        flash_price: rupiah(flash.price),
        flash_stock: flash.stock,
        flash_sold: flash.sold,
        ends_at: flash.endsAt.toISOString(),
      }
    : null;

/** A line as cart and checkout show it (SPEC 3 "Cart", domain 4). */
export const presentItem = (line: PricedLine): CartItem => {
  const { variant, unitPrice } = line;
  const before = Math.max(variant.compareAtPrice ?? 0, variant.basePrice);
  const image_urls = variant.coverKey === null ? null : imageUrls(variant.coverKey);
  return {
    id: line.id,
    product_id: variant.productId as ProductId,
    variant_id: variant.id as VariantId,
    name: variant.name,
    slug: variant.slug,
    variant_label: variant.variantLabel,
    image: image_urls?.w150 ?? null,
    image_urls,
    price: rupiah(unitPrice),
    compare_at_price: before > unitPrice ? rupiah(before) : null,
    added_price: rupiah(line.seenPrice),
    qty: line.qty,
    note: line.note,
    is_checked: line.isChecked ? '1' : '0',
    stock: Math.max(0, line.flashItemId === null ? variant.stock : line.most),
    min_order: variant.minOrder,
    max_qty: line.most,
    warning: line.warning,
    flash_sale: flashOf(line),
  };
};
