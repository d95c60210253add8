import { applyAttributes } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { readCategoryAttributes } from '../../catalog/index.ts';
import type { ProductToSave } from './product-save.ts';
import type { ProductState } from './product-state.ts';

interface Applied {
  item: ProductToSave;
  /** What keeps it from being published, by field. */
  problems: ReturnType<typeof applyAttributes>['problems'];
}

/**
 * The facts of forms as their categories ask for them (B28); one statement for any number of forms. What is hidden may
 * be incomplete. A new form that says nothing of facts, as a row of a sheet, is stored hidden where some are required.
 */
export const applyCategoryAttributes = async (
  ctxInTx: Context,
  items: readonly ProductToSave[],
  before: (item: ProductToSave) => ProductState | undefined,
): Promise<Applied[]> => {
  const asked = await readCategoryAttributes(
    ctxInTx,
    items.map(({ form }) => form.category_id),
  );
  return items.map((item): Applied => {
    const { form } = item;
    const { entries, problems } = applyAttributes(asked.get(form.category_id) ?? [], form.attributes ?? []);
    if (form.attributes) {
      const refused = form.status === 'PUBLISH' ? problems : {};
      return { item: { ...item, form: { ...form, attributes: entries } }, problems: refused };
    }
    const isIncomplete = !before(item) && Object.keys(problems).length > 0;
    return { item: isIncomplete ? { ...item, form: { ...form, status: 'HIDDEN' } } : item, problems: {} };
  });
};
