import type { Context } from '../../../platform/context.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { maskContacts } from '../../chat/index.ts';

/** Everybody reads these texts, so contacts outside the marketplace are refused (people W13). Throws 422. */
export const assertNoContacts = ({ publicUrl }: Context, text: string): void => {
  if (maskContacts(text, publicUrl).found.length > 0) throw apiError.invalid({ text: ['question.contacts'] });
};
