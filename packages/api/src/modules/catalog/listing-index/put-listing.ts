import { addText } from '../../search/index.ts';
import { addFacts } from './facts.ts';
import { getColors, getFacts, getSizes, toText } from './listed-text.ts';
import { type ListingIndex, leaveSlot, takeSlot } from './listing-index.ts';
import type { ListedRow } from './read-listings.ts';

/** 32 bits of FNV-1a. */
const hash = (text: string): number => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum | 0;
};

/** Brings one listing of the index in line with its row. A changed text takes another slot. */
export const putListing = (goods: ListingIndex, row: ListedRow): void => {
  const [id, merchantId, categoryId, brandId, cityId, storeType, freeProvinces, texts, ...numbers] = row;
  if (merchantId === null) {
    leaveSlot(goods, id);
    return;
  }
  const [priceMin, compareAt, discountPrice, discountFrom, discountTo, createdAt, stock, sold] = numbers;
  const [rating, ratingCount, popularity, isUsed, freeShipping, freeFromPrice, freeUntil, ...others] =
    numbers.slice(8);
  const [isPreorder, isVerified, sold90] = others;
  const textHash = hash(JSON.stringify(texts));
  const before = goods.slotOf.get(id);
  if (before !== undefined && goods.columns.textHash[before] !== textHash) leaveSlot(goods, id);
  const slot = takeSlot(goods, id);
  if (slot !== before) {
    addText(goods.text, slot, toText(texts), { brandId, storeId: merchantId });
    const { from, count } = addFacts(goods.facts, getFacts(texts));
    goods.columns.factsFrom[slot] = from;
    goods.columns.factsCount[slot] = count;
  }
  const values = {
    id,
    merchantId,
    category: goods.categories.numberOf(categoryId),
    brand: goods.brands.numberOf(brandId),
    city: goods.cities.numberOf(cityId),
    storeType: goods.storeTypes.numberOf(storeType),
    colors: goods.choices.numberOf(getColors(texts).join('\n')),
    sizes: goods.choices.numberOf(getSizes(texts).join('\n')),
    textHash,
    priceMin,
    compareAt,
    discountPrice,
    flashPrice: 0,
    discountFrom: discountFrom ?? Number.POSITIVE_INFINITY,
    discountTo,
    createdAt,
    stock,
    sold,
    sold90,
    rating,
    ratingCount,
    popularity,
    isUsed,
    freeShipping,
    freeProvinces: goods.freeProvinces.numberOf(freeProvinces),
    freeFromPrice,
    freeUntil: freeUntil ?? Number.POSITIVE_INFINITY,
    isPreorder,
    isVerified,
    weight: 0,
    price: 0,
    traits: 0,
  };
  // A taken slot may have made the columns longer, which are others then.
  const { columns } = goods;
  for (const [name, value] of Object.entries(values)) {
    columns[name as keyof typeof values][slot] = value ?? 0;
  }
};
