import { readNumber, spelledNumber } from './numbers.ts';
import { isUnitName } from './units.ts';

/** Rupiah from and up to. */
export interface PriceRange {
  min: number | null;
  max: number | null;
}

/** A price that a query names: `di bawah 100rb`, `5-7 juta`. */
export interface TypedPrice extends PriceRange {
  typed: string;
  /** Only an amount: it may as well be part of a name, `pulsa 50 ribu`. */
  isBare: boolean;
}

/** `k` follows digits only: `ak 47` is no amount. */
const thousand = String.raw`rb|ribu|rbu|(?<=\d(?:an)? ?)k|thousand`;
const million = 'jt|juta|jta|million|mio';
const currency = String.raw`(?:rp|idr)\.? ?`;
const amount = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?<currency>${currency})?(?<number>\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d+)?|${spelledNumber})` +
    `(?:(?<about>an)? ?(?<scale>${thousand}|${million})(?<around>[ -]?an)?)?(?<rupiah> ?rupiah)?(?![\\p{L}\\p{N}])`,
  'gu',
);

/** What says that an amount is a price, and which end of it. */
const filler = '(?:harga(?:nya)?|seharga|kisaran|range|budget(?:nya)?|bujet|price[d]?)';
const most =
  '(?:di ?bawah|bawah|kurang dari|tidak lebih dari|maksimal|maks|max|under|below|less than|at most|up to|cheaper than|budget(?:nya)?|bujet|anggaran|sampai|hingga|<=?)';
const least =
  '(?:di ?atas|lebih dari|minimal|min|mulai(?: dari)?|over|above|more than|at least|from|starting (?:at|from)|>=?)';
const between = '(?:antara|between|dari|from)';
const around = '(?:sekitar|kira-kira|around|about|serba|@)';
const behind = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words}) ?$`, 'u');
const isMost = behind(`(?:${filler} )?${most}(?: harga)?`);
const isLeast = behind(`(?:${filler} )?${least}(?: harga)?`);
const isBetween = behind(`(?:${filler} )?${between}(?: harga)?`);
const isAround = behind(`(?:${filler} )?${around}`);
const isPriced = behind(filler);
const to = /^ ?(?:-|–|~|s\/d|sd|sampai(?: dengan)?|sampe|hingga|to) ?$/u;
const and = /^ (?:dan|and|&) $/u;
const orLess = /^ (?:ke ?bawah|(?:and|or) (?:below|under|less))(?![\p{L}\p{N}])/u;
const orMore = /^(?: (?:ke ?atas|(?:and|or) (?:up|above|over|more))(?![\p{L}\p{N}])|\+)/u;

/** `4k` and `24k` are pixels and carats. */
const notThousands = new Set([2, 4, 5, 8, 10, 12, 14, 16, 17, 18, 21, 22, 24, 42]);
/** Smaller ones without a word for money count pieces or years. */
const leastPlain = 5_000;
/** An amount alone means about so much. */
const near = 0.2;

interface Amount {
  from: number;
  to: number;
  number: number;
  rupiah: number;
  /** Of its last digit: `2 jutaan` is below 3 million, `150 ribuan` below 160,000. */
  step: number;
  scale: number | null;
  isThousandsShort: boolean;
  isRounded: boolean;
  isMoney: boolean;
}

const scaleOf = (written: string | undefined): number | null => {
  if (written === undefined) return null;
  return million.split('|').includes(written) ? 1_000_000 : 1_000;
};

const lastPlace = (rupiah: number): number => {
  let step = 1;
  while (rupiah > 0 && rupiah % (step * 10) === 0) step *= 10;
  return step;
};

/** English thousands, which amounts of money have more often than three decimals. */
const withCommas = /^\d{1,3}(,\d{3})+$/;

/** `1 juta 500 ribu` is one amount. */
const joinAmounts = (text: string, amounts: readonly Amount[]): Amount[] => {
  const joined: Amount[] = [];
  for (const one of amounts) {
    const last = joined.at(-1);
    const isRest = last?.scale === 1_000_000 && !last.isRounded && one.scale === 1_000 && one.number < 1_000;
    if (isRest && text.slice(last.to, one.from) === ' ') {
      const rupiah = last.rupiah + one.rupiah;
      joined.pop();
      joined.push({ ...one, from: last.from, number: last.number, rupiah, step: lastPlace(rupiah) });
    } else joined.push(one);
  }
  return joined;
};

/** The amounts of a text that no unit follows. */
const readAmounts = (text: string): Amount[] =>
  joinAmounts(
    text,
    [...text.matchAll(amount)].flatMap((match) => {
      const {
        number: written = '',
        scale: scaleName,
        currency: sign,
        rupiah: name,
        ...said
      } = match.groups ?? {};
      const [next = ''] = text.slice(match.index + match[0].length).match(/^[ -]?\p{L}+/u) ?? [];
      if (isUnitName(next.replace(/^[ -]/, ''))) return [];
      const number = readNumber(withCommas.test(written) ? written.replaceAll(',', '') : written);
      if (number === null) return [];
      const scale = scaleOf(scaleName);
      const rupiah = Math.round(number * (scale ?? 1));
      return [
        {
          from: match.index,
          to: match.index + match[0].length,
          number,
          rupiah,
          step: lastPlace(rupiah),
          scale,
          isThousandsShort: scaleName === 'k',
          isRounded: (said.about ?? said.around) !== undefined,
          isMoney: sign !== undefined || name !== undefined,
        },
      ];
    }),
  );

const isLarge = ({ isMoney, scale, rupiah }: Amount): boolean =>
  isMoney || scale !== null || rupiah >= leastPlain;

/** `5-7 juta`: the first number is as large as the second one. */
const rangeOf = (first: Amount, last: Amount): PriceRange | null => {
  if (!isLarge(last) || (first.scale === null && last.scale === null && !isLarge(first))) return null;
  const scale = last.scale ?? 1;
  const scaled = first.number * scale;
  const min =
    first.scale !== null || isLarge(first) ? first.rupiah : scaled > last.rupiah ? scaled / 1_000 : scaled;
  return min < last.rupiah ? { min, max: last.rupiah } : null;
};

const aloneRange = ({ rupiah, step, isRounded }: Amount): PriceRange =>
  isRounded
    ? { min: rupiah, max: rupiah + step - 1 }
    : { min: Math.round(rupiah * (1 - near)), max: Math.round(rupiah * (1 + near)) };

/** Where an amount becomes a price, with the words that make it one. */
interface Place extends PriceRange {
  from: number;
  to: number;
  isBare: boolean;
}

const readAt = (text: string, one: Amount, next: Amount | undefined): Place | null => {
  const before = text.slice(0, one.from);
  const after = text.slice(one.to);
  const startOf = (words: RegExp) => before.search(words);
  const place = (range: PriceRange, words: RegExp | null, end = one.to): Place => {
    const start = words ? startOf(words) : -1;
    return { ...range, from: start < 0 ? one.from : start, to: end, isBare: false };
  };
  if (next) {
    const gap = text.slice(one.to, next.from);
    const range = to.test(gap) || (and.test(gap) && isBetween.test(before)) ? rangeOf(one, next) : null;
    if (range) return place(range, isBetween.test(before) ? isBetween : isPriced, next.to);
  }
  if (!isLarge(one)) return null;
  const { rupiah } = one;
  const [less] = after.match(orLess) ?? [];
  if (less !== undefined) return place({ min: null, max: rupiah }, isPriced, one.to + less.length);
  const [more] = after.match(orMore) ?? [];
  if (more !== undefined && (one.scale !== null || one.isMoney))
    return place({ min: rupiah, max: null }, isPriced, one.to + more.length);
  if (isMost.test(before)) return place({ min: null, max: rupiah }, isMost);
  if (isLeast.test(before)) return place({ min: rupiah, max: null }, isLeast);
  if (isAround.test(before)) return place(aloneRange(one), isAround);
  if (one.isMoney || isPriced.test(before)) return place(aloneRange(one), isPriced);
  if (one.scale === null || (one.isThousandsShort && notThousands.has(one.number))) return null;
  return { ...place(aloneRange(one), null), isBare: true };
};

/** The prices that a text in normal form names, and what is left of it without them. */
export const readPrices = (text: string): { prices: TypedPrice[]; rest: string } => {
  const prices: TypedPrice[] = [];
  const amounts = readAmounts(text);
  let rest = '';
  let done = 0;
  for (const [at, one] of amounts.entries()) {
    if (one.from < done) continue;
    const found = readAt(text, one, amounts[at + 1]);
    if (!found) continue;
    const { from, to: end, ...range } = found;
    const start = Math.max(from, done);
    const typed = text.slice(start, end).trim().replace(/\s+/g, ' ');
    prices.push({ ...range, typed });
    rest += `${text.slice(done, start)} `;
    done = end;
  }
  return { prices, rest: rest + text.slice(done) };
};

/** What all prices of a query leave; null without any. */
export const intersectPrices = (prices: readonly PriceRange[]): PriceRange | null => {
  if (prices.length === 0) return null;
  const least = prices.flatMap(({ min }) => min ?? []);
  const most = prices.flatMap(({ max }) => max ?? []);
  return {
    min: least.length > 0 ? Math.max(...least) : null,
    max: most.length > 0 ? Math.min(...most) : null,
  };
};
