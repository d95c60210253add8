import * as v from 'valibot';
import { firstErrors } from '../field-messages.ts';

/** The English text that a rule says about one value; undefined when it is good. */
export const problemWith = (rule: v.GenericSchema, value: unknown): string | undefined =>
  firstErrors(v.object({ field: rule }), { field: value }, 'en').field;
