import * as v from 'valibot';

/** Why staff take a product out of the market; `other` is explained by the note alone. */
export const blockReasons = [
  'counterfeit',
  'prohibited',
  'misleading',
  'stolen_images',
  'unsafe',
  'other',
] as const;
export type BlockReason = (typeof blockReasons)[number];

/** The block of a product: its reason and what staff wrote to the seller. */
export const ProductBlock = v.object({
  reason_code: v.picklist(blockReasons),
  note: v.string(),
  at: v.string(),
});
export type ProductBlock = v.InferOutput<typeof ProductBlock>;
