import { toast, useSubmit } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import type { usePayment } from './use-payment.ts';

/** "I have paid": the provider is asked now; what it says shows at once. */
export const CheckPayment = ({ code, act }: { code: string; act: ReturnType<typeof usePayment>['act'] }) => {
  const { t } = useTranslation('storefront');
  const { submit, busy } = useSubmit(async () => {
    const payment = await act((calls) => calls.checkPayment(calls.api, code));
    if (payment?.status === 'waiting') toast.success(t('payment.notYet'));
  });
  return (
    <Button variant="secondary" block busy={busy} onClick={() => void submit()}>
      {t('payment.iPaid')}
    </Button>
  );
};
