import type { ProductCard } from '@pasar/contract';
import { day } from '../../../platform/clock.ts';
import { jakartaDay } from '../../../platform/jakarta.ts';
import { type QuotedService, type QuoteRequest, quoteCouriers } from '../../shipping/index.ts';

interface Sent {
  now: Date;
  /** Days until the seller has made it; 0 for what is in stock. */
  preorderDays: number;
}

/** The first and the last day on which a service may arrive, in Jakarta. */
export const toArrival = ({ etdMin, etdMax }: QuotedService, { now, preorderDays }: Sent) => {
  const dateIn = (days: number) => jakartaDay(now.getTime() + (days + preorderDays) * day);
  return { from: dateIn(etdMin), to: dateIn(etdMax) };
};

/** When the first of all couriers could be there; null when none goes there with this parcel. */
export const findArrival = (
  request: QuoteRequest,
  sent: Sent,
): NonNullable<ProductCard['arrival']> | null => {
  const [soonest] = quoteCouriers(request)
    .flatMap(({ services }) => services)
    .sort((one, other) => one.etdMin - other.etdMin || one.etdMax - other.etdMax);
  return soonest ? toArrival(soonest, sent) : null;
};
