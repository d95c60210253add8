import { helpEndpoints, marketEndpoints } from '@pasar/contract';
import { type Loader, toResultOnOutage } from '@pasar/slice-kit';

/** The page's text, and the team's addresses, or that they could not be loaded: the other ways do not depend on them. */
export const contactLoader = (async ({ api, signal }) => {
  const [{ data: page }, team] = await Promise.all([
    api.call(helpEndpoints.page, { params: { slug: 'contact' } }, { signal }),
    toResultOnOutage(api.call(marketEndpoints.contact, {}, { signal }).then(({ data }) => data)),
  ]);
  return { page, team };
}) satisfies Loader;
