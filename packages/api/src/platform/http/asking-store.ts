import type { Context } from '../context.ts';
import { failure } from './failure.ts';

/** The id of the asker's store. Throws 401 and 403. */
export const askingStore = ({ actor }: Context): number => {
  if (actor.kind !== 'user') throw failure.unauthorized();
  if (actor.merchantId === null) throw failure.forbidden('merchant.required');
  return actor.merchantId;
};
