import { type AnyField, type ProductForm, plainProductFields } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { ApiError, FieldErrors } from '../../../platform/http/api-error.ts';
import type { Message } from '../../../platform/message.ts';
import { findOwnImages, unknownImage } from './find-own-images.ts';
import { createFieldsError } from './product-errors.ts';
import type { ProductState } from './product-state.ts';

const unique = (ids: readonly (number | null)[]) => [...new Set(ids)].filter((id) => id !== null);

const readLeaves = async ({ db }: Context, ids: readonly number[]) => {
  const { rows } = await sql<{ id: number }>`
    select c.id from categories c where c.id = any(${ids}::bigint[])
      and c.retired_at is null
      and not exists (
        select 1 from categories below where below.parent_id = c.id and below.retired_at is null
      )`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

const readBrands = async ({ db }: Context, ids: readonly number[]) => {
  if (ids.length === 0) return new Set<number>();
  const rows = await db.selectFrom('brands').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
};

interface Reference {
  key: string;
  to: 'category' | 'brand';
  id: number | null;
}

const unknownReference: Record<Reference['to'], Message> = {
  category: 'product.category.leaf',
  brand: 'product.brand.unknown',
};

const referencesOf = (form: ProductForm): Reference[] =>
  Object.entries<AnyField>(plainProductFields).flatMap(([key, { to }]) =>
    // The rules let only ids into these fields.
    to ? [{ key, to, id: form[key as keyof ProductForm] as number | null }] : [],
  );

/** The images of a form by the field that names them. */
export const imageFields = ({ images, options }: ProductForm): { field: string; id: number }[] => [
  ...images.map(({ media_id }, at) => ({ field: `images.${at}.media_id`, id: media_id })),
  ...options.flatMap(({ values }, at) =>
    values.flatMap(({ media_id }, place) =>
      media_id === null ? [] : [{ field: `options.${at}.values.${place}.media_id`, id: media_id }],
    ),
  ),
];

/** Images that a product has already need no owner check: staff or a seed may have added them. */
export const visibleImages = (before: ProductState | undefined): number[] =>
  unique([
    ...(before?.images.map(({ media_id }) => media_id) ?? []),
    ...(before?.options.flatMap(({ values }) => values.map(({ media_id }) => media_id)) ?? []),
  ]);

/**
 * Invalid references of each form: a category that is unknown or has children, an unknown brand, images that are not
 * the seller's. One rejection per form, null without errors; four statements for any number of forms.
 */
export const checkReferences = async (
  ctxInTx: Context,
  merchantId: number,
  forms: readonly { form: ProductForm; before: ProductState | undefined }[],
): Promise<(ApiError | null)[]> => {
  const references = forms.flatMap(({ form }) => referencesOf(form));
  const idsOf = (target: Reference['to']) =>
    unique(references.filter(({ to }) => to === target).map(({ id }) => id));
  const known = {
    category: await readLeaves(ctxInTx, idsOf('category')),
    brand: await readBrands(ctxInTx, idsOf('brand')),
  };
  const named = forms.flatMap(({ form }) => imageFields(form).map(({ id }) => id));
  const own = await findOwnImages(ctxInTx, merchantId, unique(named));
  return forms.map(({ form, before }) => {
    const shown = new Set(visibleImages(before));
    const fields: FieldErrors = {};
    for (const { key, to, id } of referencesOf(form)) {
      if (id !== null && !known[to].has(id)) fields[key] = [unknownReference[to]];
    }
    for (const { field, id } of imageFields(form)) {
      if (!shown.has(id) && !own.has(id)) fields[field] = [unknownImage];
    }
    return createFieldsError(fields);
  });
};
