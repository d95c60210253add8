import { type AdminCategory, type endpoints, type HandlerInput, sameText } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { json } from '../../../platform/database/json.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { categoryTarget, listCategories, lockTree, readCategory } from './save-category.ts';

type Calls = typeof endpoints.adminAttributes;
type Body = HandlerInput<Calls['save']>['body'];

/** So many fields more would make the seller's form one that nobody fills in. */
const mostAttributes = 20;

const openCategory = async (ctxInTx: Context, id: number, version: number): Promise<AdminCategory> => {
  // Names are unique along the tree, so the whole tree stands still.
  await lockTree(ctxInTx);
  const before = await readCategory(ctxInTx, id);
  if (before.version !== version) throw apiError.conflict('request.conflict', before);
  return before;
};

/** The category with those above it and those below it: sellers meet their attributes in one form. */
const readLine = async (ctxInTx: Context, id: number): Promise<AdminCategory[]> => {
  const all = await listCategories(ctxInTx);
  const byId = new Map(all.map((category) => [category.id, category]));
  const isUnder = (category: AdminCategory | undefined, top: number): boolean =>
    category !== undefined && (category.id === top || isUnder(byId.get(category.parent_id ?? 0), top));
  return all.filter((one) => isUnder(one, id) || isUnder(byId.get(id), one.id));
};

/** Throws 422 for a name that another attribute of the line has or had, and for too many. */
const assertFits = async (ctxInTx: Context, before: AdminCategory, body: Body): Promise<void> => {
  const line = await readLine(ctxInTx, before.id);
  const others = line
    .flatMap(({ attributes = [] }) => attributes)
    .filter(({ id }) => id !== body.attribute_id);
  const taken = new Set(
    others.flatMap(({ name_id, name_en, former_names }) => [name_id, name_en, ...former_names].map(sameText)),
  );
  const wrong = (['name_id', 'name_en'] as const).filter((field) => taken.has(sameText(body[field])));
  if (wrong.length > 0)
    throw apiError.invalid(Object.fromEntries(wrong.map((field) => [field, ['attribute.name-taken']])));
  if (body.attribute_id === null && (before.attributes?.length ?? 0) >= mostAttributes)
    throw apiError.invalid({ name_id: ['attribute.many'] });
};

const finish = async (
  ctxInTx: Context,
  before: AdminCategory,
  { action, reason }: { action: 'category.attribute' | 'category.attribute.remove'; reason?: string },
): Promise<AdminCategory> => {
  await ctxInTx.db
    .updateTable('categories')
    .set({ version: before.version + 1 })
    .where('id', '=', before.id)
    .execute();
  const after = await readCategory(ctxInTx, before.id);
  await recordAudit(ctxInTx, {
    action,
    target: categoryTarget(before.id),
    before: { attributes: before.attributes },
    after: { attributes: after.attributes },
    ...(reason !== undefined && { reason }),
  });
  return after;
};

/**
 * Adds or changes a fact that sellers are asked for in a category and in those below it (B28). What no longer fits stays
 * at its products until they are saved again. Throws 404, 409 with the fresh category, and 422.
 */
export const saveAttribute = ({ ctx, input }: HandlerArgs<Body>): Promise<AdminCategory> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { category_id, version, attribute_id, allowed_values, unit, ...attribute } = input;
    const before = await openCategory(ctxInTx, category_id, version);
    const row = {
      ...attribute,
      is_filter: attribute.kind === 'text' ? false : attribute.is_filter,
      unit: attribute.kind === 'number' ? unit : null,
      allowed_values: json(attribute.kind === 'choice' ? allowed_values : []),
    };
    if (attribute_id === null) {
      await assertFits(ctxInTx, before, input);
      await ctxInTx.db
        .insertInto('category_attributes')
        .values({ ...row, category_id })
        .execute();
      return finish(ctxInTx, before, { action: 'category.attribute' });
    }
    const own = before.attributes?.find(({ id }) => id === attribute_id);
    if (!own) throw apiError.notFound();
    await assertFits(ctxInTx, before, input);
    const former = own.former_names.filter((name) => sameText(name) !== sameText(row.name_id));
    const isRenamed = sameText(own.name_id) !== sameText(row.name_id);
    await ctxInTx.db
      .updateTable('category_attributes')
      .set({ ...row, former_names: isRenamed ? [...former, own.name_id] : former })
      .where('id', '=', attribute_id)
      .execute();
    return finish(ctxInTx, before, { action: 'category.attribute' });
  });

/** Sellers are no longer asked for it; products keep it as a separate fact. Throws 404 and 409. */
export const removeAttribute = ({
  ctx,
  input: { category_id, version, attribute_id, reason },
}: HandlerArgs<HandlerInput<Calls['remove']>['body']>): Promise<AdminCategory> =>
  inTransaction(ctx, async (ctxInTx) => {
    const before = await openCategory(ctxInTx, category_id, version);
    if (!before.attributes?.some(({ id }) => id === attribute_id)) throw apiError.notFound();
    await ctxInTx.db.deleteFrom('category_attributes').where('id', '=', attribute_id).execute();
    return finish(ctxInTx, before, { action: 'category.attribute.remove', reason });
  });
