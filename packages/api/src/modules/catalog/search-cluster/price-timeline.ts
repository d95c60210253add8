/** A flash-sale item with its windows; `repeatMinutes` null for one window. Times in milliseconds since 1970. */
export interface FlashWindow {
  price: number;
  startsAt: number;
  endsAt: number;
  repeatMinutes: number | null;
}

export interface PriceRules {
  priceMin: number;
  compareAt: number | null;
  discountPrice: number | null;
  discountFrom: number | null;
  discountTo: number | null;
  freeFromPrice: number;
  freeUntil: number | null;
  flash: readonly FlashWindow[];
}

/** What holds for a while. */
export interface PriceSpan {
  price: number;
  /** `discount`, `flash_sale`, and `promised` while the promised shipping holds at this price. */
  offers: string[];
  /** When something else holds. */
  until: number;
}

/** Nothing is planned that far. */
export const never = 8_640_000_000_000_000;

const secondsAfter = ({ startsAt }: FlashWindow, at: number) => Math.floor((at - startsAt) / 1_000);

/** Whether the window is open, and when that changes next. */
const openAt = (window: FlashWindow, at: number): { isOpen: boolean; until: number } => {
  const { startsAt, endsAt, repeatMinutes } = window;
  if (at < startsAt) return { isOpen: false, until: startsAt };
  if (repeatMinutes === null)
    return at < endsAt ? { isOpen: true, until: endsAt } : { isOpen: false, until: never };
  const cycle = repeatMinutes * 60;
  const length = (endsAt - startsAt) / 1_000;
  const round = Math.floor(secondsAfter(window, at) / cycle);
  const begun = startsAt + round * cycle * 1_000;
  return secondsAfter(window, at) - round * cycle < length
    ? { isOpen: true, until: begun + Math.min(Math.ceil(length), cycle) * 1_000 }
    : { isOpen: false, until: begun + cycle * 1_000 };
};

/** The price and offers at a time, by the same rules as the embedded engine. */
export const priceAt = (rules: PriceRules, at: number): PriceSpan => {
  const { priceMin, compareAt, discountPrice, discountFrom, discountTo, freeFromPrice, freeUntil, flash } =
    rules;
  const windows = flash.map((window) => ({ ...openAt(window, at), price: window.price }));
  const open = windows.filter(({ isOpen }) => isOpen).map(({ price }) => price);
  const [from, to] = [discountFrom ?? never, discountTo ?? 0];
  const runs = from <= at && to > at && discountPrice !== null;
  const price = open.length > 0 ? Math.min(...open) : runs ? discountPrice : priceMin;
  const isPromised = price >= freeFromPrice && (freeUntil ?? never) > at;
  const moments = [...windows.map(({ until }) => until), from, to, freeUntil ?? never];
  return {
    price,
    offers: [
      ...(price < Math.max(compareAt ?? 0, priceMin) ? ['discount'] : []),
      ...(open.length > 0 ? ['flash_sale'] : []),
      ...(isPromised ? ['promised'] : []),
    ],
    until: Math.min(never, ...moments.filter((moment) => moment > at)),
  };
};
