import type { PayTo } from '@pasar/contract';
import type { Generated, Selectable } from 'kysely';

/** What has to be collected for one order group. */
interface Payments {
  id: Generated<number>;
  order_group_id: number;
  /** The order group's code. */
  code: string;
  /** The current method: `va_bca`, `qris`, … */
  method: string;
  /** Rupiah. */
  amount: number;
  /** Refunded: the money came too late and went to the buyer's wallet. */
  status: Generated<'waiting' | 'paid' | 'expired' | 'cancelled' | 'refunded'>;
  /** How often the buyer selected another method. */
  method_changes: Generated<number>;
  /** When the buyer last had the provider asked. */
  checked_at: Generated<Date | null>;
  expires_at: Date;
  paid_at: Date | null;
  created_at: Date;
}
export type PaymentRow = Selectable<Payments>;

export type ChargeStatus =
  | 'asked'
  | 'waiting'
  | 'paid'
  | 'expired'
  | 'cancelled'
  | 'failed'
  | 'unknown'
  | 'reversed';

/** One attempt to collect a payment. At most one of a payment is `asked` or `waiting`. */
interface PaymentCharges {
  id: Generated<number>;
  payment_id: number;
  attempt: number;
  provider: string;
  method: string;
  /** The payment's code and the attempt: what the provider knows it by. */
  reference: string;
  /** What the provider calls it; null before its answer. */
  provider_ref: string | null;
  /** Rupiah; those of a transfer have a part that distinguishes it. */
  amount: number;
  pay_to: PayTo | null;
  /**
   * Asked: the provider has not answered yet. Unknown: its answer was lost and it cannot be looked up. Reversed: the
   * provider took the money back.
   */
  status: Generated<ChargeStatus>;
  /** Rupiah that came. */
  paid_amount: Generated<number | null>;
  expires_at: Date;
  /** How often it was called for this charge without an answer. */
  tries: Generated<number>;
  /** When the provider is asked next; null when there is nothing left to ask. */
  next_poll_at: Date | null;
  /** When the provider last answered. */
  responded_at: Generated<Date | null>;
  /** When the provider paid it out to the bank. */
  settled_at: Generated<Date | null>;
  created_at: Date;
}
export type ChargeRow = Selectable<PaymentCharges>;

/** A payment to the marketplace's own bank account, which staff confirm. */
interface Transfers {
  id: Generated<number>;
  payment_id: number;
  charge_id: number;
  /** Rupiah on top, so that no other open transfer has the same amount. */
  unique_part: number;
  amount: number;
  status: Generated<'open' | 'confirmed' | 'refused' | 'ended'>;
  proof_media_id: Generated<number | null>;
  proof_at: Generated<Date | null>;
  /** The name on the account that it came from. */
  sender: Generated<string | null>;
  decided_by: Generated<number | null>;
  decided_at: Generated<Date | null>;
  /** What the bank calls the transfer. */
  bank_reference: Generated<string | null>;
  received: Generated<number | null>;
  reason: Generated<string | null>;
}
export type TransferRow = Selectable<Transfers>;

declare module '../../platform/database/database.ts' {
  interface Database {
    payments: Payments;
    payment_charges: PaymentCharges;
    transfers: Transfers;
  }
}
