import { apiError } from '../../platform/http/api-error.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import { paymentMethodList } from '../payment-methods.ts';

export interface TransferAccount {
  bank: string;
  number: string;
  holder: string;
}

/** Payments to the marketplace's own bank accounts. Nobody can be asked about them: staff confirm what has come. */
export const createTransfer = (accounts: readonly TransferAccount[]): PaymentProvider => ({
  name: 'transfer',
  methods: [paymentMethodList.transfer],
  findsByReference: true,
  isManual: true,
  charge: async () => ({ providerRef: null, payTo: { accounts: [...accounts] } }),
  status: async () => ({ status: 'waiting', amount: null }),
  end: async () => {},
  readNotification: () => {
    throw apiError.notFound();
  },
});
