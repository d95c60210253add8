import { type ContentFields, locales } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { apiError, type FieldErrors } from '../../../platform/http/api-error.ts';
import { createMessage } from '../../../platform/message.ts';
import { fillValues, findUnknownValue, listValues, toRichText } from '../../content/index.ts';

/** Throws 422 for values that do not exist and for Markdown that a page would not show, with the line. */
export const assertReadable = (ctx: Context, texts: ContentFields): void => {
  const values = listValues(ctx);
  const errors: FieldErrors = {};
  for (const [field, text] of Object.entries(texts)) {
    const name = findUnknownValue(text, values);
    if (name !== undefined) errors[field] = [createMessage('content.unknown-value', { name })];
  }
  for (const locale of locales) {
    const field = `body_${locale}` as const;
    const [problem] = toRichText(fillValues(texts[field], values)).problems;
    if (problem) errors[field] ??= [createMessage(`content.${problem.kind}`, { line: problem.line })];
  }
  if (Object.keys(errors).length > 0) throw apiError.invalid(errors);
};
