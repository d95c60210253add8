import type { Verbs } from '../verb.ts';
import { keyVerbs } from './keys.ts';
import { lookingVerbs } from './looking.ts';
import { rolloutVerbs } from './rollout.ts';
import { shippingVerbs } from './shipping.ts';
import { trialVerbs } from './trials.ts';

/** Every verb of `npm run release`, in the order in which they are listed. */
export const verbs: Verbs = {
  ...shippingVerbs,
  ...rolloutVerbs,
  ...lookingVerbs,
  ...trialVerbs,
  ...keyVerbs,
};
