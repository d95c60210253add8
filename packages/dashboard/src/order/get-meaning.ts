import type { BuyerOrder, OrderStatus } from '@pasar/contract';

/** What an order's page explains: its status, or what is special about its parcel. */
export const getMeaning = ({
  status,
  shipping,
}: Pick<BuyerOrder, 'status' | 'shipping'>): OrderStatus | 'booking' | 'returned' => {
  if (shipping.returned_at) return 'returned';
  return shipping.is_booking ? 'booking' : status;
};
