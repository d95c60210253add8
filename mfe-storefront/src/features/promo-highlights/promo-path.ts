import type { PromoHighlight } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';

/** Campaigns with products have a page that lists them; any other links to its own target. */
const toGoods = /^\/(c|store)\/|^\/search(\?|$)/;

/** Where a campaign leads: to its own page with its products, or to the page that it names. */
export const promoPath = ({ slug, target_url }: Pick<PromoHighlight, 'slug' | 'target_url'>): string =>
  toGoods.test(target_url) ? linkTo('storefront.promo', { id: slug }) : target_url;
