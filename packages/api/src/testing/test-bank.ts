import { createHash } from 'node:crypto';
import { type PaymentMethod, rupiah } from '@pasar/contract';
import type { Platform } from '../platform/context.ts';
import { apiError } from '../platform/http/api-error.ts';
import type { ChargeState, PaymentProvider } from '../ports/payment-provider.ts';
import type { PayoutState } from '../ports/payout-provider.ts';

export const testBankName = 'test-bank';
const secretHeader = 'x-test-bank';

const toMethod = (code: string, name: string): PaymentMethod => ({
  code,
  name,
  kind: code === 'qris' ? 'qris' : 'virtual_account',
  fee: rupiah(0),
});
export const testMethods: readonly PaymentMethod[] = [
  toMethod('va_bca', 'BCA Virtual Account'),
  toMethod('va_bri', 'BRI Virtual Account'),
  toMethod('va_bni', 'BNI Virtual Account'),
  toMethod('va_mandiri', 'Mandiri Virtual Account'),
  toMethod('qris', 'QRIS'),
];

/** What the bank knows, by reference; codes are random, so that the tests of one process share it. */
const known = new Map<string, ChargeState>();

/** Lets the test bank take money for a charge, or anything else that it will answer from now on. */
export const setBankState = (reference: string, state: ChargeState): void => void known.set(reference, state);

const refunded = new Set<string>();
const refundStates = new Map<string, PayoutState['status'] | Error>();

/** What the test bank says from now on about money that goes back to a charge; by default that it is there. */
export const setRefundState = (reference: string, state: PayoutState['status'] | Error): void =>
  void refundStates.set(reference, state);

const refundState = (reference: string, refundReference: string): PayoutState | Error => {
  const status = refundStates.get(reference) ?? 'succeeded';
  return status instanceof Error
    ? status
    : { providerRef: `back ${refundReference}`, status, failureCode: null };
};

/** The test bank's notification about a charge. */
export const createBankNotification = (
  { publicUrl }: Pick<Platform, 'publicUrl'>,
  { reference, event = 'paid' }: { reference: string; event?: string },
): Request =>
  new Request(`${publicUrl}/api/payment/webhook/${testBankName}`, {
    method: 'POST',
    body: JSON.stringify({ reference, event }),
    headers: { 'content-type': 'application/json', [secretHeader]: 'genuine' },
  });

const createDigits = (text: string) =>
  String(createHash('sha256').update(text).digest().readBigUInt64BE() % 10n ** 11n).padStart(11, '0');

/** A provider that derives its numbers from the reference, and reports at once what is simulated. */
export const createTestBank = (platform: Platform): PaymentProvider => ({
  name: testBankName,
  methods: testMethods,
  findsByReference: true,
  charge: async ({ reference, method }) => {
    known.set(reference, { status: 'waiting', amount: null });
    return {
      providerRef: `ref_${reference}`,
      payTo:
        method === 'qris'
          ? { qr: `QRIS ${reference}` }
          : { va_number: `80777${createDigits(`${method} ${reference}`)}` },
    };
  },
  status: async ({ reference }) => known.get(reference) ?? { status: 'missing', amount: null },
  end: async ({ reference }) => {
    if (known.get(reference)?.status === 'waiting') known.set(reference, { status: 'ended', amount: null });
  },
  refunds: {
    days: { qris: 7 },
    send: async ({ reference, refundReference }) => {
      const state = refundState(reference, refundReference);
      if (state instanceof Error) throw state;
      refunded.add(refundReference);
      return state;
    },
    status: async ({ reference, refundReference }) => {
      const state = refundState(reference, refundReference);
      return refunded.has(refundReference) && !(state instanceof Error) ? state : null;
    },
  },
  readNotification: (headers, rawBody) => {
    if (headers.get(secretHeader) !== 'genuine') throw apiError.unauthorized();
    return { reference: JSON.parse(rawBody).reference, providerRef: null };
  },
  simulatePayment: async ({ reference, amount }) => {
    known.set(reference, { status: 'paid', amount });
    await platform.callSelf(createBankNotification(platform, { reference }));
  },
});
