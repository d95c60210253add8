import { type Failure, type FieldWords, failure } from '../../../platform/http/failure.ts';
import type { Words } from '../../../platform/words.ts';

/** Thrown inside the planning of one product; the others go on. */
export const refuseField = (field: string, words: Words): Failure => failure.invalid({ [field]: [words] });

/** The stock of a variant is not what the form took it for. */
export const refuseStock = (words: Words): Failure => failure.conflict(words, { reason: 'stock_changed' });

/** Somebody has changed the product since it was read. */
export const refuseVersion = (): Failure =>
  failure.conflict('request.conflict', { reason: 'version_changed' });

export const refuseFields = (fields: FieldWords): Failure | null =>
  Object.keys(fields).length > 0 ? failure.invalid(fields) : null;
