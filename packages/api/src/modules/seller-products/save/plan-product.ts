import { type AnyField, type ProductForm, plainProductFields, selectValues } from '@pasar/contract';
import type { Insertable } from 'kysely';
import { apiError } from '../../../platform/http/api-error.ts';
import type { Products } from '../../catalog/index.ts';
import type { FreshIds } from './fresh-ids.ts';
import { type PlannedOption, planOptions, sameOptions } from './plan-options.ts';
import { planVariants, type VariantsPlan } from './plan-variants.ts';
import { createVersionConflict } from './product-errors.ts';
import type { ProductToSave } from './product-save.ts';
import type { ProductState } from './product-state.ts';

/** Everything that one save writes, worked out before the first write. New ids are negative until then. */
export interface ProductPlan {
  productId: number;
  /** It is new, or was in another category. */
  entersCategory: boolean;
  row: Omit<Insertable<Products>, 'attributes'> & {
    id: number;
    version: number;
    attributes: { name: string; value: string }[];
  };
  /** Null when they stay as they are. */
  images: { media_id: number; alt: string }[] | null;
  options: PlannedOption[] | null;
  variants: VariantsPlan;
}

export interface PlanIds {
  options: FreshIds;
  values: FreshIds;
  variants: FreshIds;
}

/** The images in their order: by position where the form gives one, else as listed. */
export const sortImages = ({ images }: ProductForm) =>
  images
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .map(({ media_id, alt }) => ({ media_id, alt }));

/** A store that may not sell shows nothing new, and what staff have blocked stays hidden (domain 3.3, 3.4). */
const statusOf = ({ status }: ProductForm, before: ProductState | undefined, maySell: boolean) => {
  if (status === 'HIDDEN' || before?.row.moderation === 'blocked') return 'HIDDEN';
  return maySell || before?.row.status === 'PUBLISH' ? 'PUBLISH' : 'HIDDEN';
};

interface Place {
  merchantId: number;
  productId: number;
  slug: string;
  maySell: boolean;
  now: Date;
}

/** The plain fields; one that belongs to a flag is stored only with it. */
const storedFields = (form: ProductForm) => {
  const values = selectValues(plainProductFields, form);
  const idle = Object.entries<AnyField>(plainProductFields).filter(
    ([, { onlyWith }]) => onlyWith && !values[onlyWith as keyof typeof values],
  );
  return { ...values, ...Object.fromEntries(idle.map(([key, { initial }]) => [key, initial ?? null])) };
};

const rowOf = (form: ProductForm, before: ProductState | undefined, place: Place): ProductPlan['row'] => ({
  id: place.productId,
  merchant_id: place.merchantId,
  slug: before?.row.slug ?? place.slug,
  ...storedFields(form),
  attributes: form.attributes ?? before?.row.attributes ?? [],
  status: statusOf(form, before, place.maySell),
  version: (before?.row.version ?? 0) + 1,
  created_at: before?.row.created_at ?? place.now,
  updated_at: place.now,
});

/** What saving a form changes. Throws 404 for a product that is not there, 409 for a stale version, 422 and 409. */
export const planProduct = (
  { form, productId, version }: ProductToSave,
  before: ProductState | undefined,
  place: Place,
  ids: PlanIds,
): ProductPlan => {
  if (productId !== undefined && !before) throw apiError.notFound('product.not-found');
  if (before && version !== undefined && version !== before.row.version) throw createVersionConflict();
  const options = planOptions(form.options, before?.options ?? [], ids);
  const images = sortImages(form);
  return {
    productId: place.productId,
    entersCategory: before?.row.category_id !== form.category_id,
    row: rowOf(form, before, place),
    images: JSON.stringify(images) === JSON.stringify(before?.images ?? []) ? null : images,
    options: sameOptions(options, before?.options ?? []) ? null : options,
    variants: planVariants(form, options, before?.variants ?? [], ids.variants),
  };
};
