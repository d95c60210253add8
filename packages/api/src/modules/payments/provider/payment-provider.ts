import type { PaymentMethod } from '@pasar/contract';

/** What the buyer pays to: a number, or a text that a QR code is drawn from. */
export interface Charge {
  externalRef: string;
  vaNumber: string | null;
  qr: string | null;
}

export interface ChargeRequest {
  /** Asking again under the same code gives the same charge. */
  code: string;
  /** Rupiah. */
  amount: number;
  method: string;
  expiresAt: Date;
}

/** A provider's word that money came in. */
export interface PaymentReport {
  /** The same event always carries the same id. */
  eventId: string;
  externalRef: string;
  status: 'paid';
  /** Rupiah. */
  amount: number;
}

/** Whoever collects money for the market; a new one is one implementation of this and an entry in `providers`. */
export interface PaymentProvider {
  name: string;
  methods: readonly PaymentMethod[];
  charge(request: ChargeRequest): Promise<Charge>;
  /** Throws 401 for a report that is not the provider's own or not of this moment, and 422 for one it cannot read. */
  readWebhook(headers: Headers, rawBody: string): PaymentReport;
}
