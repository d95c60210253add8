import { apiError } from '../../platform/http/api-error.ts';
import type { Message } from '../../platform/message.ts';
import { misplacedRegions } from './misplaced-regions.ts';
import type { Place } from './place-names.ts';

/** Throws 422 at each region that is not part of the one above it (SPEC 4 "Region selects cascade"). */
export const assertPlace = async (place: Place): Promise<void> => {
  const misplaced = await misplacedRegions(place);
  if (misplaced.length === 0) return;
  const words: Message[] = ['address-book.region'];
  throw apiError.invalid(Object.fromEntries(misplaced.map((field) => [field, words])));
};
