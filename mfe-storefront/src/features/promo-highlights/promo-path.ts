import { type PromoHighlight, paths } from '@pasar/contract';

/** Campaigns with products have a page that lists them; any other links to its own target. */
const toGoods = /^\/(c|store)\/|^\/search(\?|$)/;

/** Where a campaign leads: to its own page with its products, or to the page that it names. */
export const promoPath = ({ slug, target_url }: Pick<PromoHighlight, 'slug' | 'target_url'>): string =>
  toGoods.test(target_url) ? paths.promo(slug) : target_url;
