import { createHash } from 'node:crypto';
import { type PaymentMethod, rupiah } from '@pasar/contract';
import type { Platform } from '../platform/context.ts';
import { apiError } from '../platform/http/api-error.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';

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

interface Paid {
  eventId: string;
  externalRef: string;
  amount: number;
}

/** The test bank's report of a payment. */
export const createBankReport = ({ publicUrl }: Pick<Platform, 'publicUrl'>, paid: Paid): Request =>
  new Request(`${publicUrl}/api/payment/webhook/${testBankName}`, {
    method: 'POST',
    body: JSON.stringify({ ...paid, status: 'paid' }),
    headers: { 'content-type': 'application/json', [secretHeader]: 'genuine' },
  });

const createDigits = (text: string) =>
  String(createHash('sha256').update(text).digest().readBigUInt64BE() % 10n ** 11n).padStart(11, '0');

/** A provider that derives its charges from the code, and reports at once what is simulated. */
export const createTestBank = (platform: Platform): PaymentProvider => ({
  name: testBankName,
  methods: testMethods,
  charge: async ({ code, method }) => ({
    externalRef: `ref_${code}`,
    vaNumber: method === 'qris' ? null : `80777${createDigits(`${method} ${code}`)}`,
    qr: method === 'qris' ? `QRIS ${code}` : null,
  }),
  readWebhook: (headers, rawBody) => {
    if (headers.get(secretHeader) !== 'genuine') throw apiError.unauthorized();
    return JSON.parse(rawBody);
  },
  simulatePayment: async ({ externalRef, amount }) => {
    await platform.callSelf(
      createBankReport(platform, { eventId: `evt_${externalRef}`, externalRef, amount }),
    );
  },
});
