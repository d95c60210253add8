import { failure } from '../../platform/http/failure.ts';
import type { Words } from '../../platform/words.ts';
import { misplacedRegions } from './misplaced-regions.ts';
import type { Place } from './place-names.ts';

/** Throws 422 at each region that is not part of the one above it (SPEC 4 "Region selects cascade"). */
export const demandPlace = async (place: Place): Promise<void> => {
  const misplaced = await misplacedRegions(place);
  if (misplaced.length === 0) return;
  const words: Words[] = ['address-book.region'];
  throw failure.invalid(Object.fromEntries(misplaced.map((field) => [field, words])));
};
