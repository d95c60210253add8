import { checkFields, ProductForm } from '@pasar/contract';
import type { InferOutput } from 'valibot';
import type { FieldErrors } from '../../../platform/http/api-error.ts';
import { aboutColumn, toProblemCode } from '../validate/problem.ts';
import type { Draft } from './draft-product.ts';

/** Notes errors of a form's fields on the cells that they came from. */
export const recordFieldErrors = (draft: Draft, fields: FieldErrors): void => {
  for (const [field, [says]] of Object.entries(fields)) {
    if (says === undefined) continue;
    const { line, column } = draft.cellOf(field);
    line.refuse(column, toProblemCode(says), aboutColumn(says, column));
  }
};

/** The form as the rules accept it; null, with notes on the rows, when they or the cells themselves have errors. */
export const checkDraft = (draft: Draft): InferOutput<typeof ProductForm> | null => {
  const checked = checkFields(ProductForm, draft.form);
  if (!checked.ok) {
    recordFieldErrors(
      draft,
      Object.fromEntries(Object.entries(checked.problems).map(([field, says]) => [field, [says]])),
    );
  }
  const isClean = draft.lines.every(({ problems }) => problems.length === 0);
  return checked.ok && isClean ? checked.value : null;
};
