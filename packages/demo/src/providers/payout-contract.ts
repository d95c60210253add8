import type { PayoutProvider } from '@pasar/api/plugin';
import { demand, isRejectedBy, newReference, type PortCase } from './contract-case.ts';

const payoutOf = (reference: string, amount = 25_000) => ({
  reference,
  amount,
  bank: 'BCA',
  accountNumber: '1234567890',
  accountHolder: 'Budi Santoso',
  description: `Pasar ${reference}`,
});

/** What every payout provider has to do. */
export const payoutContract: readonly PortCase<PayoutProvider>[] = [
  {
    name: 'sends a payout once per reference, and finds it by the reference',
    run: async (provider) => {
      const request = payoutOf(newReference());
      const first = await provider.send(request);
      const second = await provider.send(request);
      demand(first.providerRef === second.providerRef, 'a repeated request sent another payout');
      const found = await provider.status(request.reference);
      demand(found?.providerRef === first.providerRef, 'the reference does not lead to the payout');
      demand(found?.status !== 'failed', `it failed: ${found?.failureCode}`);
    },
  },
  {
    name: 'knows nothing of a reference that was never sent',
    run: async (provider) => {
      demand((await provider.status(newReference())) === null, 'it found a payout');
    },
  },
  {
    name: 'rejects another amount under the same reference',
    run: async (provider) => {
      const reference = newReference();
      await provider.send(payoutOf(reference));
      const other = provider.send(payoutOf(reference, 30_000));
      demand(await isRejectedBy(other, 'ProviderRejection'), 'it was not rejected');
    },
  },
  {
    name: 'sends to the large banks',
    run: async ({ banks }) => {
      for (const bank of ['BCA', 'BRI', 'BNI', 'Mandiri'])
        demand(banks.has(bank), `it does not know ${bank}`);
    },
  },
];
