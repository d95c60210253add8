import * as v from 'valibot';
import type { MessageId } from '../messages/message.ts';
import { messageId } from '../messages/message-id.ts';

/** Limits of a product (domain 3.4). Prices in rupiah, weights in grams, sizes in centimetres. */
export const productLimits = {
  name: { min: 5, max: 150 },
  description: 5_000,
  images: 9,
  price: { min: 100, max: 500_000_000 },
  stock: 1_000_000,
  weight: { min: 1, max: 500_000 },
  size: 1_000,
  preorderDays: 30,
  options: 2,
  values: 50,
  variants: 100,
  /** A seller's own price cut, in percent (domain 3.5). */
  discount: 70,
} as const;

/** A product with a variant of so few free pieces is running low. */
export const lowStock = 5;

/** How many characters people see: code points, which is what a database counts too. */
const lengthOf = (text: string) => [...text].length;
/** A text in one line, without space around it. */
export const toSingleLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** A line without line breaks and other control characters. */
export const line = (
  { min = 1, max }: { min?: number; max: number },
  long: MessageId,
  short: MessageId = 'field.required',
): v.GenericSchema<string> =>
  v.pipe(
    v.string(messageId('field.required')),
    v.transform(toSingleLine),
    v.nonEmpty(messageId('field.required')),
    v.check((text) => lengthOf(text) >= min, short),
    v.check((text) => lengthOf(text) <= max, long),
  );

/** Left out, null and empty are the same: nothing. */
export const maybe = <T>(
  schema: v.GenericSchema<T>,
  says: MessageId = 'field.invalid',
): v.GenericSchema<T | '' | null | undefined, T | null> =>
  v.optional(
    v.union(
      [
        v.pipe(
          v.nullable(v.literal('')),
          v.transform(() => null),
        ),
        schema,
      ],
      says,
    ),
    null,
  );

/** An integer within limits; any other value gets the message `says`. */
export const integer = (min: number, max: number, says: MessageId): v.GenericSchema<number> =>
  v.pipe(v.number(says), v.safeInteger(says), v.minValue(min, says), v.maxValue(max, says));

/** Rupiah. */
export const ProductPrice: v.GenericSchema<number> = v.pipe(
  v.number(messageId('product.price.number')),
  v.safeInteger(messageId('product.price.number')),
  v.minValue(productLimits.price.min, messageId('product.price.range')),
  v.maxValue(productLimits.price.max, messageId('product.price.range')),
);

/** Pieces in the store, those that are ordered and not yet sent included. */
export const ProductStock: v.GenericSchema<number> = v.pipe(
  v.number(messageId('product.stock.number')),
  v.safeInteger(messageId('product.stock.number')),
  v.minValue(0, messageId('product.stock.number')),
  v.maxValue(productLimits.stock, messageId('product.stock.large')),
);

/** Plain text with line breaks; it is displayed as it is, never as markup. */
export const multiline = (max: number, long: MessageId): v.GenericSchema<string> =>
  v.pipe(
    v.string(messageId('field.required')),
    v.transform((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    ),
    v.nonEmpty(messageId('field.required')),
    v.maxLength(max, long),
  );

/** A web address over http or https, without user and port, that `accepts` takes. */
export const webAddress = (
  accepts: (url: URL) => boolean,
  max: number,
  says: MessageId,
): v.GenericSchema<string> =>
  v.pipe(
    v.string(says),
    v.trim(),
    v.maxLength(max, says),
    v.check((address) => {
      if (!URL.canParse(address)) return false;
      const url = new URL(address);
      return /^https?:$/.test(url.protocol) && url.username === '' && url.port === '' && accepts(url);
    }, says),
  );
