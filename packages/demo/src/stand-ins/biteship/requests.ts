import * as v from 'valibot';

const postalCode = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{5}$/));
const item = v.object({
  name: v.string(),
  value: v.number(),
  /** Grams of one piece. */
  weight: v.number(),
  quantity: v.optional(v.number(), 1),
  length: v.optional(v.number()),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
});
const items = v.pipe(v.array(item), v.minLength(1));
export type Item = v.InferOutput<typeof item>;

export const ratesRequest = v.object({
  origin_postal_code: postalCode,
  destination_postal_code: postalCode,
  /** Codes with commas between. */
  couriers: v.string(),
  items,
});

const text = v.pipe(v.string(), v.minLength(1));
export const orderRequest = v.object({
  reference_id: v.optional(v.string()),
  origin_contact_name: text,
  // Stores of the demo may have no phone.
  origin_contact_phone: v.string(),
  origin_address: text,
  origin_postal_code: postalCode,
  destination_contact_name: text,
  destination_contact_phone: v.string(),
  destination_address: text,
  destination_postal_code: postalCode,
  courier_company: text,
  courier_type: text,
  courier_insurance: v.optional(v.number(), 0),
  delivery_type: v.picklist(['now', 'later', 'scheduled']),
  order_note: v.optional(v.string()),
  items,
});

/** Kilograms that a courier charges: the heavier of weight and volume, begun ones count. */
export const countKg = (list: readonly Item[]): number => {
  const grams = list.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0);
  const volume = list.reduce(
    (sum, { length = 0, width = 0, height = 0, quantity }) =>
      sum + (length * width * height * quantity) / 6_000,
    0,
  );
  return Math.max(1, Math.ceil(Math.max(grams / 1_000, volume)));
};
