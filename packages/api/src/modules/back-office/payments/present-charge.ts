import { type AdminPayment, rupiah } from '@pasar/contract';
import type { ChargeRow } from '../../payments/index.ts';

/** One attempt to collect a payment, as staff read it. */
export const presentCharge = (charge: ChargeRow): AdminPayment['charges'][number] => ({
  reference: charge.reference,
  provider: charge.provider,
  method: charge.method,
  amount: rupiah(charge.amount),
  status: charge.status,
  paid_amount: charge.paid_amount === null ? null : rupiah(charge.paid_amount),
  provider_ref: charge.provider_ref,
  expires_at: charge.expires_at.toISOString(),
  responded_at: charge.responded_at?.toISOString() ?? null,
});
