import type { CampaignDate } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';

/** Where a campaign is edited. */
export const getCampaignPath = ({ kind, id }: CampaignDate): string => {
  const open = String(id);
  if (kind === 'voucher') return linkTo('back-office.campaigns', { open });
  if (kind === 'promo') return linkTo('back-office.promos', { open });
  if (kind === 'flash-sale') return linkTo('back-office.flashSales', { status: 'all', open });
  if (kind === 'shipping-offer') return linkTo('back-office.shippingOffers', { open });
  return linkTo('back-office.banners', { open });
};
