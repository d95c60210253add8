import { type OpenRulebook, openRulebook } from '../../search/index.ts';
import { type OpenListingIndex, openListingIndex } from '../listing-index/open-listing-index.ts';

/** Where lists come from; one per process. */
export interface ListingSource {
  open: OpenListingIndex;
  rules: OpenRulebook;
}

export const createListingSource = (): ListingSource => ({ open: openListingIndex(), rules: openRulebook() });
