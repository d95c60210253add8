import { firstErrors, maxWithdrawalsPerDay, type RefundableSource, walletEndpoints } from '@pasar/contract';
import { numberIn, WithdrawSheet } from '@pasar/dashboard';
import { useApi, useLocale } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';

const empty = { amount: '', password: '' };

interface SourceSheetProps {
  source: RefundableSource;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How much goes back to a payment, and the password. */
export const SourceSheet = ({ source, open, onOpenChange }: SourceSheetProps) => {
  const { t } = useTranslation('buyer');
  const api = useApi();
  const locale = useLocale();
  const { reference, method, order_group_code: code } = source;
  return (
    <WithdrawSheet
      title={t('source.sheet', { method: method.name })}
      open={open}
      onOpenChange={onOpenChange}
      empty={empty}
      withdrawable={source.amount}
      wording={{
        rules: t('source.rules', { code, times: maxWithdrawalsPerDay }),
        submit: t('source.submit'),
        submitAmount: (amount) => t('source.submitAmount', { amount }),
      }}
      bodyOf={({ amount, password }) => ({ reference, amount: numberIn(amount), password })}
      check={(body) => firstErrors(walletEndpoints.refundToSource.body, body, locale)}
      send={(body, idempotencyKey) => api.call(walletEndpoints.refundToSource, { body }, { idempotencyKey })}
    />
  );
};
