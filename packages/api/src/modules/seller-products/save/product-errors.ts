import { type ApiError, apiError, type FieldErrors } from '../../../platform/http/api-error.ts';
import type { Message } from '../../../platform/message.ts';

/** Thrown inside the planning of one product; the others continue. */
export const createFieldError = (field: string, words: Message): ApiError =>
  apiError.invalid({ [field]: [words] });

/** The stock of a variant is not what the form took it for. */
export const createStockConflict = (words: Message): ApiError =>
  apiError.conflict(words, { reason: 'stock_changed' });

/** Somebody has changed the product since it was read. */
export const createVersionConflict = (): ApiError =>
  apiError.conflict('request.conflict', { reason: 'version_changed' });

export const createFieldsError = (fields: FieldErrors): ApiError | null =>
  Object.keys(fields).length > 0 ? apiError.invalid(fields) : null;
