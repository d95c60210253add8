import { countDigits, type Found } from './found.ts';

/** Banks and wallets; a number beside one of them is an account. */
const bank =
  /(?<!\w)(?:bca|bni|bri|bsi|btn|mandiri|cimb|permata|danamon|ocbc|panin|jago|sea\s?bank|jenius|blu|rek(?:ening)?|norek|no\.?\s?rek|atas nama|a\/n|gopay|go-pay|ovo|dana|shopeepay|linkaja)(?!\w)/gi;

const number = /(?<![\w-])\d(?:[\s.-]?\d){7,17}(?![\w-])/g;

/** Rp15.000.000 and 15.000.000: groups of three after points. */
const isPrice = (text: string, from: number, digits: string) =>
  /^\d{1,3}(?:\.\d{3})+$/.test(digits) || /rp\.?\s?$/i.test(text.slice(Math.max(0, from - 4), from));

/** How far a number may be from the name. */
const reach = 40;

const isBeside = (text: string, from: number, to: number) =>
  [...text.slice(Math.max(0, from - reach), Math.min(text.length, to + reach)).matchAll(bank)].length > 0;

export const findAccountNumbers = (text: string): Found[] =>
  [...text.matchAll(number)].flatMap((match) => {
    const [digits] = match;
    const from = match.index;
    const to = from + digits.length;
    const isAccount = countDigits(digits) >= 8 && !isPrice(text, from, digits) && isBeside(text, from, to);
    return isAccount ? [{ kind: 'account' as const, from, to }] : [];
  });
