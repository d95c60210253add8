import { nameStore, tokenize, weighTerms } from '../../search/index.ts';
import { getColors, getFacts, getSizes, toText } from '../listing-index/listed-text.ts';
import type { FlashRow, ListedRow } from '../listing-index/read-listings.ts';
import { baseWeight, toDay } from '../listing-index/weigh-listing.ts';
import { priceAt } from './price-timeline.ts';

/** In which fifth of its category a price is, 0 for the cheapest to 4. */
export type GetFifth = (category: number, price: number) => number;

/** The words of a text by field of the document. */
const wordFields = (text: ReturnType<typeof toText>): Record<string, string[]> => {
  const fields: Record<string, string[]> = { words: [] };
  for (const [word, { points: worth, isPair }] of weighTerms(text)) {
    const name = `${isPair ? 'p' : 'w'}${worth}`;
    const field = fields[name] ?? [];
    fields[name] = field;
    field.push(word);
    fields.words?.push(word);
  }
  return fields;
};

const pricesOf = (row: ListedRow, flash: readonly FlashRow[], now: number) => {
  const [priceMin, compareAt, discountPrice, discountFrom, discountTo] = row.slice(8) as number[];
  const [freeFromPrice = 0, freeUntil = null] = row.slice(21) as number[];
  const rules = {
    priceMin: priceMin ?? 0,
    compareAt: compareAt ?? null,
    discountPrice: discountPrice ?? null,
    discountFrom: discountFrom ?? null,
    discountTo: discountTo ?? null,
    freeFromPrice,
    freeUntil,
    flash: flash.map(([, price, startsAt, endsAt, repeatMinutes]) => ({
      price,
      startsAt,
      endsAt,
      repeatMinutes,
    })),
  };
  const first = priceAt(rules, now);
  const then = priceAt(rules, first.until);
  return {
    p0: first.price,
    o0: first.offers,
    t1: Math.ceil(first.until),
    p1: then.price,
    o1: then.offers,
    t2: Math.ceil(then.until),
  };
};

/** A listing as the search has it; `flash` are its own items. Null for one that buyers may not see. */
export const toDocument = (
  row: ListedRow,
  { flash, now, getFifth }: { flash: readonly FlashRow[]; now: number; getFifth: GetFifth },
) => {
  const [id, merchant, category, brand, city, storeType, freeProvinces, texts, ...numbers] = row;
  if (merchant === null) return null;
  const [createdAt, stock, sold, rating, ratingCount, popularity, isUsed, freeShipping] = numbers.slice(5);
  const [isPreorder, isVerified, sold90] = numbers.slice(15);
  const [, brandName, storeName] = texts;
  const prices = pricesOf(row, flash, now);
  const traits = {
    used: isUsed === 1,
    in_stock: (stock ?? 0) > 0,
    verified: isVerified === 1,
    preorder: isPreorder === 1,
    free_shipping: freeShipping === 1,
  };
  const store = nameStore(tokenize(storeName));
  return {
    id,
    merchant,
    category,
    ...(brand !== null && { brand }),
    ...(city !== null && {
      city,
      province: city.slice(0, 2),
      near_city: Number(city.replace('.', '')),
      near_province: Number(city.slice(0, 2)),
    }),
    store_type: storeType,
    colors: getColors(texts),
    sizes: getSizes(texts),
    facts: getFacts(texts),
    ...wordFields(toText(texts)),
    ...(brandName !== null && { brand_name: tokenize(brandName).join(' ') }),
    ...(store !== '' && { store_name: store }),
    traits: Object.entries(traits).flatMap(([trait, has]) => (has ? [trait] : [])),
    free_provinces: freeProvinces?.split(',') ?? [],
    ...prices,
    fifth: getFifth(category, prices.p0),
    base: baseWeight({
      stock: stock ?? 0,
      sold90: sold90 ?? 0,
      rating: rating ?? 0,
      ratingCount: ratingCount ?? 0,
    }),
    stock: stock ?? 0,
    day: toDay(createdAt ?? 0),
    popularity: popularity ?? 0,
    created_at: Math.round(createdAt ?? 0),
    sold: sold ?? 0,
    rating: rating ?? 0,
    rating_count: ratingCount ?? 0,
  };
};
