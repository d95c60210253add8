import type { ListedPromo } from '@pasar/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Vouchers } from './promos.tables.ts';

type Timed = Pick<Selectable<Vouchers>, 'starts_at' | 'ends_at' | 'is_paused' | 'used' | 'quota'>;

/** A voucher's state is derived, never stored (domain 3.6, rule 2). */
export const getVoucherState = (voucher: Timed, now: Date): ListedPromo['state'] => {
  if (voucher.ends_at <= now) return 'ended';
  if (voucher.is_paused) return 'paused';
  if (voucher.starts_at > now) return 'upcoming';
  return voucher.used >= voucher.quota ? 'exhausted' : 'running';
};

/** The same of the voucher `v`, for filters and counts. */
export const stateIn = (now: Date): RawBuilder<ListedPromo['state']> => sql`case
  when v.ends_at <= ${now} then 'ended'
  when v.is_paused then 'paused'
  when v.starts_at > ${now} then 'upcoming'
  when v.used >= v.quota then 'exhausted'
  else 'running' end`;
