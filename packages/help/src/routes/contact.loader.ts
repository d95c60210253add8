import { marketEndpoints } from '@pasar/contract';
import { type Loader, toResultOnOutage } from '@pasar/slice-kit';

/** The team's addresses, or that they could not be loaded: the other ways do not depend on them. */
export const contactLoader = (({ api, signal }) =>
  toResultOnOutage(
    api.call(marketEndpoints.contact, {}, { signal }).then(({ data }) => data),
  )) satisfies Loader;
