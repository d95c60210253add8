import type { PaymentMethod } from '@pasar/contract';

/** What the buyer pays to: a number, or the text of a QR code. */
export interface Charge {
  externalRef: string;
  vaNumber: string | null;
  qr: string | null;
}

export interface ChargeRequest {
  /** A repeated request with the same code returns the same charge. */
  code: string;
  /** Rupiah. */
  amount: number;
  method: string;
  expiresAt: Date;
}

/** A provider's report that money came in. */
export interface PaymentReport {
  /** The same event always carries the same id. */
  eventId: string;
  externalRef: string;
  status: 'paid';
  /** Rupiah. */
  amount: number;
}

/** A provider that collects money for the marketplace; a plugin brings it along. */
export interface PaymentProvider {
  name: string;
  methods: readonly PaymentMethod[];
  charge(request: ChargeRequest): Promise<Charge>;
  /** Throws 401 for a forged or outdated report, and 422 for an unreadable one. */
  readWebhook(headers: Headers, rawBody: string): PaymentReport;
  /** Only where no real money moves: reports a charge as paid, by its webhook. A repeated call changes nothing. */
  simulatePayment?(paid: { externalRef: string; amount: number }): Promise<void>;
}
