import { firstErrors, type StoreBank, sellerWalletEndpoints } from '@pasar/contract';
import { numberIn, WithdrawSheet as Sheet } from '@pasar/dashboard';
import { useApi, useLocale } from '@pasar/slice-kit';
import { TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

const empty = { amount: '', password: '' };

const bodyOf = ({ amount, password }: typeof empty) => ({ amount: numberIn(amount), password });

export interface WithdrawSheetProps {
  withdrawable: number;
  bank: StoreBank;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Amount and password; the limits and the account are shown first. */
export const WithdrawSheet = ({ withdrawable, bank, open, onOpenChange }: WithdrawSheetProps) => {
  const { t } = useTranslation('seller');
  const api = useApi();
  const locale = useLocale();
  return (
    <Sheet
      title={t('withdraw.title')}
      open={open}
      onOpenChange={onOpenChange}
      empty={empty}
      withdrawable={withdrawable}
      bodyOf={bodyOf}
      check={(body) => firstErrors(sellerWalletEndpoints.withdraw.body, body, locale)}
      send={(body, idempotencyKey) => api.call(sellerWalletEndpoints.withdraw, { body }, { idempotencyKey })}
      to={
        <TextField
          label={t('withdraw.to')}
          value={`${bank.bank_name} ${bank.rekening}`}
          hint={t('withdraw.owner', { name: bank.atas_nama })}
          readOnly
        />
      }
    />
  );
};
