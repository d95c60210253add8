import type { Generated, Selectable } from 'kysely';

/** What a provider has to collect for one order group. */
interface Payments {
  id: Generated<number>;
  order_group_id: number;
  /** The order group's code; the provider is called once with it. */
  code: string;
  provider: string;
  /** `va_bca`, `qris`, … */
  method: string;
  /** Rupiah. */
  amount: number;
  /** Refunded: the money came too late and went to the buyer's wallet. */
  status: Generated<'waiting' | 'paid' | 'expired' | 'cancelled' | 'refunded'>;
  /** The provider's reference; null before the call. */
  external_ref: string | null;
  va_number: string | null;
  qr: string | null;
  expires_at: Date;
  paid_at: Date | null;
  created_at: Date;
}
export type PaymentRow = Selectable<Payments>;

export type ReportResult = 'paid' | 'already' | 'refunded-late' | 'wrong-amount';

/** Every report of a provider that was genuine, once each. */
interface PaymentReports {
  id: Generated<number>;
  provider: string;
  /** The provider's id of the event. */
  event_id: string;
  payment_id: number;
  /** Rupiah that were reported. */
  amount: number;
  result: ReportResult;
  received_at: Date;
}

/** The reports that the sandbox still has to deliver, as a provider's own queue would hold them. */
interface SandboxCallbacks {
  id: Generated<number>;
  external_ref: string;
  event_id: string;
  amount: number;
  tries: Generated<number>;
  /** Null once it was taken or given up. */
  due_at: Date | null;
  delivered_at: Date | null;
  last_error: string | null;
  created_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    payments: Payments;
    payment_reports: PaymentReports;
    sandbox_callbacks: SandboxCallbacks;
  }
}
