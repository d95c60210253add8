import { type AdminFlashItem, flashPriceRange, minFlashRating } from '@pasar/contract';

export type FlashRule =
  | { name: 'price'; holds: boolean; low: number; high: number }
  | { name: 'stock'; holds: boolean; left: number }
  | { name: 'limit'; holds: boolean }
  | { name: 'rating'; holds: boolean; least: number };

/** The rules of a flash sale beside what the seller submitted (domain 3.5); the server decides by the same ones. */
export const listRules = (item: AdminFlashItem): FlashRule[] => {
  const { low, high } = flashPriceRange(item.price);
  const { rating, total_review } = item.merchant;
  return [
    { name: 'price', holds: item.flash_price >= low && item.flash_price <= high, low, high },
    { name: 'stock', holds: item.flash_stock <= item.stock, left: item.stock },
    { name: 'limit', holds: item.per_user_limit <= item.flash_stock },
    { name: 'rating', holds: total_review === 0 || rating >= minFlashRating, least: minFlashRating },
  ];
};
