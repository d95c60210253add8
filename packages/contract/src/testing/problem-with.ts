import * as v from 'valibot';
import { firstErrors } from '../field-messages.ts';

/** The English message of a rule about one value; undefined when it is valid. */
export const problemWith = (rule: v.GenericSchema, value: unknown): string | undefined =>
  firstErrors(v.object({ field: rule }), { field: value }, 'en').field;
