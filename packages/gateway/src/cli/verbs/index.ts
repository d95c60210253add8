import type { Verbs } from '../verb.ts';
import { lookingVerbs } from './looking.ts';
import { rolloutVerbs } from './rollout.ts';
import { shippingVerbs } from './shipping.ts';

/** Every verb of `npm run release`, in the order in which they are listed. */
export const verbs: Verbs = { ...shippingVerbs, ...rolloutVerbs, ...lookingVerbs };
