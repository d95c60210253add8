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

export const ProductName = line(productLimits.name, 'product.name.long', 'product.name.short');

/** Plain text with line breaks; it is displayed as it is, never as markup. */
export const ProductDescription: v.GenericSchema<string> = v.pipe(
  v.string(messageId('field.required')),
  v.transform((text) =>
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  ),
  v.nonEmpty(messageId('field.required')),
  v.maxLength(productLimits.description, messageId('product.description.long')),
);

const videoHosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtu.be',
  'tiktok.com',
  'www.tiktok.com',
  'vt.tiktok.com',
  'vimeo.com',
  'player.vimeo.com',
]);

const isVideo = (address: string) => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, port } = new URL(address);
  return /^https?:$/.test(protocol) && videoHosts.has(hostname) && username === '' && port === '';
};

/** The address of a film at one of the known hosts, over http or https. */
export const VideoUrl: v.GenericSchema<string> = v.pipe(
  v.string(messageId('product.video.invalid')),
  v.trim(),
  v.maxLength(300, messageId('product.video.invalid')),
  v.check(isVideo, messageId('product.video.invalid')),
);
