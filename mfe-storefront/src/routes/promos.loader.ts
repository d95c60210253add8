import { homeEndpoints } from '@pasar/contract';
import { type Loader, linkTo, redirectTo, toResult } from '@pasar/slice-kit';
import { loadVouchers } from '../features/promo-list/load-vouchers.ts';
import { readShowQuery, showPath } from '../features/promo-list/show-query.ts';

/** Campaigns and vouchers; each may fail alone. A visitor's own vouchers are behind the login. */
export const promosLoader = (async ({ api, url, signal }) => {
  const query = readShowQuery(url.searchParams);
  const [campaigns, tickets] = await Promise.all([
    toResult(api.call(homeEndpoints.promos, {}, { signal }).then(({ data }) => data)),
    toResult(loadVouchers(api, query, signal)),
  ]);
  if (tickets.ok && tickets.value === 'login')
    return redirectTo(linkTo('auth.login', { next: showPath(query) }));
  return {
    show: query.show,
    campaigns,
    tickets:
      tickets.ok && tickets.value !== 'login'
        ? { ok: true as const, value: tickets.value }
        : { ok: false as const },
  };
}) satisfies Loader;
