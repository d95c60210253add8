export interface PayoutRequest {
  /** Our name of the attempt, unique forever: a repeated request with it sends once. */
  reference: string;
  /** Rupiah that arrive. */
  amount: number;
  /** The bank's name as the marketplace lists it. */
  bank: string;
  accountNumber: string;
  accountHolder: string;
  description: string;
}

export interface PayoutState {
  /** What the provider calls it. */
  providerRef: string;
  /** Sent: on its way, nothing is final. */
  status: 'sent' | 'succeeded' | 'failed' | 'reversed';
  /** The provider's own, with `failed` and `reversed`. */
  failureCode: string | null;
}

/**
 * A service that sends money to bank accounts. Calls end within 8 seconds and run outside transactions. Each throws
 * ProviderRejection, or ProviderUnavailable when nothing is known.
 */
export interface PayoutProvider {
  name: string;
  /** The names of banks that it sends to. */
  banks: ReadonlySet<string>;
  send(request: PayoutRequest): Promise<PayoutState>;
  /** By our reference; null when it has never existed there. */
  status(reference: string): Promise<PayoutState | null>;
  /** The payout that a genuine notification is about. Throws 401 for a forged one and 422 for an unreadable one. */
  readNotification(headers: Headers, rawBody: string): { reference: string };
}
