import { failure } from '../../platform/http/failure.ts';
import type { Words } from '../../platform/words.ts';
import { misplacedRegions, type Place } from '../regions/index.ts';

/** Throws 422 at each region that is not part of the one above it (SPEC 4 "Region selects cascade"). */
export const checkPlace = async (place: Place): Promise<void> => {
  const misplaced = await misplacedRegions(place);
  if (misplaced.length === 0) return;
  const words: Words[] = ['address-book.region'];
  throw failure.invalid(Object.fromEntries(misplaced.map((field) => [field, words])));
};
