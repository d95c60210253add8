import { day } from '../../../platform/clock.ts';
import { jakartaDay } from '../../../platform/jakarta.ts';
import type { QuotedService } from './quote-couriers.ts';

type Days = Pick<QuotedService, 'etdMin' | 'etdMax'>;

interface Sent {
  now: Date;
  /** Days until the seller has made it; 0 for what is in stock. */
  preorderDays: number;
}

/** The first and the last day on which a parcel that is paid now may arrive, in Jakarta. */
export const computeArrival = ({ etdMin, etdMax }: Days, { now, preorderDays }: Sent) => {
  const dateIn = (days: number) => jakartaDay(now.getTime() + (days + preorderDays) * day);
  return { from: dateIn(etdMin), to: dateIn(etdMax) };
};

/** `1-2`, or `1` for a service of exactly one day. */
export const formatEtd = ({ etdMin, etdMax }: Days): string =>
  etdMin === etdMax ? `${etdMin}` : `${etdMin}-${etdMax}`;
