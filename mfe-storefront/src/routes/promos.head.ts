import type { Head, HeadArgs } from '@pasar/slice-kit';
import { linkTo } from '@pasar/slice-kit';
import type { promosLoader } from './promos.loader.ts';

/** The vouchers of one kind are a view of all of them; a user's own stay out of the index. */
export const promosHead = ({ data, t }: HeadArgs<Awaited<ReturnType<typeof promosLoader>>>): Head => ({
  title: t('promoList.title'),
  description: t('promoList.description'),
  ...(__SERVER__ && {
    canonical: linkTo('storefront.promos'),
    ...(data?.show === 'mine' && { robots: 'noindex' as const }),
  }),
});
