import type { Checkout } from '@pasar/contract';
import type { Draft, DraftLine } from '../draft/draft.ts';

type Warning = Checkout['warnings'][number];

const change = ({ warning, seenPrice, unitPrice, qty, bought }: DraftLine) =>
  warning === 'price_changed' ? { from: seenPrice, to: unitPrice } : { from: qty, to: bought };

/** What changed since the user saw it: prices and shipping rates in rupiah, stock in pieces, promos by their id. */
export const getWarnings = ({ orders, droppedPromos }: Draft): Warning[] => [
  ...orders.flatMap(({ id, lines }) =>
    lines.flatMap((line) =>
      line.warning
        ? [
            {
              type: line.warning,
              order_id: id,
              cart_item_id: line.cartItemId ?? line.id,
              ...change(line),
            },
          ]
        : [],
    ),
  ),
  ...orders.flatMap(({ id, shippingWas, chosen }) =>
    shippingWas === null
      ? []
      : [
          {
            type: 'shipping_changed' as const,
            order_id: id,
            cart_item_id: null,
            from: shippingWas,
            to: chosen?.price ?? null,
          },
        ],
  ),
  ...droppedPromos.map((promoId) => ({
    type: 'promo_dropped' as const,
    order_id: null,
    cart_item_id: null,
    from: promoId,
    to: null,
  })),
];
