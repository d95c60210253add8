import type { ChargeRequest, PaymentProvider, Platform } from '@pasar/api/plugin';
import { announcePaid } from './announce-paid.ts';
import { qrisPayload } from './qris-payload.ts';
import { readSandboxReport } from './read-sandbox-report.ts';
import { bankPrefix, sandboxMethods } from './sandbox-methods.ts';

export const sandboxName = 'sandbox';

type Parts = Pick<Platform, 'keys' | 'clock' | 'db' | 'wakeJobs'>;

/** Eleven digits that belong to one code. */
const digitsOf = ({ keys }: Parts, text: string): string => {
  const bytes = Buffer.from(keys.fingerprint('payment sandbox account', text), 'base64url');
  return String(bytes.readBigUInt64BE() % 100_000_000_000n).padStart(11, '0');
};

/**
 * The payment provider of demo mode. It derives everything from the code and the server's key, so a repeated request
 * returns the same charge. It reports payments by signed webhooks, as a real provider does.
 */
export const createSandbox = (parts: Parts): PaymentProvider => ({
  name: sandboxName,
  methods: sandboxMethods,
  charge: async ({ code, amount, method }: ChargeRequest) => {
    if (!sandboxMethods.some((known) => known.code === method))
      throw new Error(`the sandbox does not know the method ${method}`);
    const prefix = bankPrefix(method);
    return {
      externalRef: `sbx_${parts.keys.fingerprint('payment sandbox reference', code).slice(0, 24)}`,
      vaNumber: prefix && prefix + digitsOf(parts, `${method} ${code}`),
      qr: prefix ? null : qrisPayload({ code, amount }),
    };
  },
  readWebhook: (headers, rawBody) => readSandboxReport(parts, { headers, rawBody }),
  simulatePayment: (paid) => announcePaid(parts, paid),
});
