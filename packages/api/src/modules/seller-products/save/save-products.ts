import type { MessageId } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { ApiError, type FieldErrors } from '../../../platform/http/api-error.ts';
import { refreshListings } from '../../catalog/index.ts';
import { canSell } from '../../stores/index.ts';
import { applyCategoryAttributes } from './apply-category-attributes.ts';
import { checkReferences, imageFields } from './check-references.ts';
import { publishImages } from './find-own-images.ts';
import { freshIds, generateIds } from './fresh-ids.ts';
import { generateSlugs } from './generate-slugs.ts';
import { holdForReview } from './hold-for-review.ts';
import { type PlanIds, type ProductPlan, planProduct } from './plan-product.ts';
import { createFieldsError } from './product-errors.ts';
import type { ProductToSave, SavedProduct, SaveProducts } from './product-save.ts';
import { lockProducts, type ProductState } from './product-state.ts';
import { writePlans } from './write-plans.ts';

/** Returns a rejection instead of a throw, so that the others go on. */
const outcomeOf = <T>(work: () => T): T | ApiError => {
  try {
    return work();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
};

const savedOf = ({ productId, row }: ProductPlan): SavedProduct => ({
  productId,
  slug: row.slug,
  status: row.status,
  version: row.version,
});

const toFieldErrors = (problems: Record<string, MessageId>): FieldErrors =>
  Object.fromEntries(Object.entries(problems).map(([field, says]) => [field, [says]]));

/** The id and the address of each new product, by its place among the items. */
const drawPlaces = async (ctxInTx: Context, items: readonly ProductToSave[]) => {
  const fresh = items.flatMap(({ productId, form }, at) =>
    productId === undefined ? [{ at, name: form.name }] : [],
  );
  const ids = await generateIds(ctxInTx, 'products', fresh.length);
  const places = fresh.map(({ at, name }, index) => ({ at, name, id: ids[index] ?? 0 }));
  const slugs = await generateSlugs(ctxInTx, places);
  return new Map(places.map(({ at, id }) => [at, { productId: id, slug: slugs.get(id) ?? '' }]));
};

const planAll = async (ctxInTx: Context, { merchantId, items }: SaveProducts, ids: PlanIds) => {
  const named = items.flatMap(({ productId }) => productId ?? []);
  const states = await lockProducts(ctxInTx, merchantId, named);
  const before = (item: ProductToSave): ProductState | undefined =>
    item.productId === undefined ? undefined : states.get(item.productId);
  const refusals = await checkReferences(
    ctxInTx,
    merchantId,
    items.map((item) => ({ form: item.form, before: before(item) })),
  );
  const applied = await applyCategoryAttributes(ctxInTx, items, before);
  const places = await drawPlaces(ctxInTx, items);
  const maySell = await canSell(ctxInTx, merchantId);
  const now = ctxInTx.clock.now();
  return applied.map(({ item, problems }, at): ProductPlan | ApiError => {
    const place = places.get(at) ?? { productId: item.productId ?? 0, slug: '' };
    const plan = outcomeOf(() =>
      planProduct(item, before(item), { merchantId, maySell, now, ...place }, ids),
    );
    // A missing or changed product is reported before its fields are checked.
    if (plan instanceof ApiError && plan.code !== 422) return plan;
    return refusals[at] ?? createFieldsError(toFieldErrors(problems)) ?? plan;
  });
};

/**
 * Writes products of one store, new ones and edits, in the caller's transaction, whose actor is the seller. One result
 * per item, in their order: saved, or the rejection (404, 409, 422 with fields), which leaves nothing behind. Listings,
 * search and carts follow.
 */
export const saveProducts = async (
  ctxInTx: Context,
  input: SaveProducts,
): Promise<(SavedProduct | ApiError)[]> => {
  const ids: PlanIds = { options: freshIds(), values: freshIds(), variants: freshIds() };
  const outcomes = await planAll(ctxInTx, input, ids);
  const plans = outcomes.filter((outcome): outcome is ProductPlan => !(outcome instanceof ApiError));
  if (plans.length > 0) {
    const forms = input.items.filter((_, at) => !(outcomes[at] instanceof ApiError));
    const pictures = forms.flatMap(({ form }) => imageFields(form).map(({ id }) => id));
    await publishImages(ctxInTx, [...new Set(pictures)]);
    await writePlans(ctxInTx, plans, ids, input.movement ?? 'manual');
    await holdForReview(ctxInTx, plans);
    if (input.listings !== 'later') {
      const productIds = plans.map(({ productId }) => productId);
      await refreshListings({ ctx: ctxInTx, input: { productIds } });
    }
  }
  return outcomes.map((outcome) => (outcome instanceof ApiError ? outcome : savedOf(outcome)));
};

/** The same for one product. Throws its rejection. */
export const saveProduct = async (
  ctxInTx: Context,
  { merchantId, movement, listings, ...item }: Omit<SaveProducts, 'items'> & ProductToSave,
): Promise<SavedProduct> => {
  const [outcome] = await saveProducts(ctxInTx, { merchantId, items: [item], movement, listings });
  if (!outcome) throw new Error('one product has one result');
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
};
