import * as v from 'valibot';
import { messageId } from '../messages/message-id.ts';
import { integer, productLimits } from '../product/value-rules.ts';
import { BodyId } from '../schemas/wire-id.ts';

const Moment = v.pipe(
  v.string(messageId('field.invalid')),
  v.isoTimestamp(messageId('field.invalid')),
  v.check((text) => !Number.isNaN(Date.parse(text)), messageId('field.invalid')),
);
/** A price cut ends within so many days. */
const longestDays = 366;
const day = 86_400_000;

const fields = v.object({
  product_id: BodyId,
  type: v.picklist(['amount', 'percent'], messageId('field.invalid')),
  /** Rupiah, or percent as an integer. */
  value: integer(1, productLimits.price.max, 'product.discount.value'),
  /** Left out: now. */
  starts_at: v.optional(Moment),
  ends_at: Moment,
});
type Fields = v.InferOutput<typeof fields>;

const isCut = ({ type, value }: Fields) => type === 'amount' || value <= productLimits.discount;
const isWindow = ({ starts_at, ends_at }: Fields) => {
  if (starts_at === undefined) return true;
  const length = Date.parse(ends_at) - Date.parse(starts_at);
  return length > 0 && length <= longestDays * day;
};

/** A seller's own price cut on all variants of a product, at most 70 % (domain 3.5). */
export const ProductDiscount = v.pipe(
  fields,
  v.forward(v.check(isCut, messageId('product.discount.percent')), ['value']),
  v.forward(v.check(isWindow, messageId('product.discount.window')), ['ends_at']),
);
