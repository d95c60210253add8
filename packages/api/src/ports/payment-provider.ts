import type { PaymentMethod, PayTo } from '@pasar/contract';
import type { PayoutState } from './payout-provider.ts';

export interface ChargeRequest {
  /** Our name of the attempt, unique forever: the order group's code and a number. */
  reference: string;
  /** Rupiah. */
  amount: number;
  /** One of the provider's methods. */
  method: string;
  expiresAt: Date;
  /** Where the provider sends its notifications. */
  notifyUrl: string;
  /** Where an app leads the buyer back to. */
  returnUrl: string;
}

export interface Charge {
  /** What the provider calls it; null where it uses our reference. */
  providerRef: string | null;
  payTo: PayTo;
}

/** Names one charge at its provider. */
export interface ChargeKey {
  reference: string;
  providerRef: string | null;
  method: string;
}

/** What the provider says about a charge. `missing`: it has never heard of it. `ended`: nothing was taken. */
export interface ChargeState {
  status: 'missing' | 'waiting' | 'paid' | 'ended' | 'reversed';
  /** With `reversed`: only a part went back, and the provider does not say how much. */
  isPartial?: boolean;
  /** Rupiah that were taken; null before. */
  amount: number | null;
  providerRef?: string | null;
  /** Where the answer repeats it. */
  payTo?: PayTo | null;
}

/** The charge that a genuine notification is about; what it says about it counts for nothing. */
export interface NotifiedCharge {
  reference: string | null;
  providerRef: string | null;
}

/** Names one refund of a charge at its provider. */
export interface RefundKey extends ChargeKey {
  /** Our name of the refund, unique forever: a repeated request with it pays once. */
  refundReference: string;
}

/** How a provider sends money of paid charges back to where it came from. */
export interface Refunds {
  /** Days after a charge in which each method can be refunded. The others cannot. */
  days: Readonly<Record<string, number>>;
  send(request: RefundKey & { amount: number }): Promise<PayoutState>;
  /** Null when the provider has no such refund. */
  status(key: RefundKey): Promise<PayoutState | null>;
}

/**
 * Someone who collects money for the marketplace. Calls end within 8 seconds and run outside transactions. Each throws
 * ProviderRejection, and ProviderUnavailable when no answer came.
 */
export interface PaymentProvider {
  name: string;
  methods: readonly PaymentMethod[];
  /** Whether `status` finds a charge whose answer was lost, by our reference. */
  findsByReference: boolean;
  /** The money arrives at the marketplace's own bank account, and people confirm it. */
  isManual?: boolean;
  charge(request: ChargeRequest): Promise<Charge>;
  status(key: ChargeKey): Promise<ChargeState>;
  /** Takes no more money for a charge; one that is paid or over already stays as it is. */
  end(key: ChargeKey): Promise<void>;
  /** Absent: it sends nothing back. */
  refunds?: Refunds;
  /** Throws 401 for a forged notification and 422 for an unreadable one. */
  readNotification(headers: Headers, rawBody: string): NotifiedCharge;
  /** Demo and tests: pays a charge at the provider's stand-in. */
  simulatePayment?(key: ChargeKey & { amount: number }): Promise<void>;
}
