import { firstErrors, walletEndpoints } from '@pasar/contract';
import { numberIn, SectionError, WithdrawSheet as Sheet } from '@pasar/dashboard';
import { useApi, useLocale } from '@pasar/slice-kit';
import { SelectField, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

const empty = { amount: '', bank_id: '', rekening: '', atas_nama: '', password: '' };

const bodyOf = ({ amount, bank_id, ...others }: typeof empty) => ({
  ...others,
  amount: numberIn(amount),
  bank_id: numberIn(bank_id),
});

export interface WithdrawSheetProps {
  balance: number;
  /** Absent when they did not load. */
  banks: readonly { id: number; bank: string }[] | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Amount, bank account and password; the limits are shown first. */
export const WithdrawSheet = ({ balance, banks, open, onOpenChange }: WithdrawSheetProps) => {
  const { t } = useTranslation('buyer');
  const api = useApi();
  const locale = useLocale();
  return (
    <Sheet
      title={t('withdraw.title')}
      open={open}
      onOpenChange={onOpenChange}
      empty={empty}
      withdrawable={balance}
      bodyOf={bodyOf}
      check={(body) => firstErrors(walletEndpoints.withdraw.body, body, locale)}
      send={(body, idempotencyKey) => api.call(walletEndpoints.withdraw, { body }, { idempotencyKey })}
      to={!banks && <SectionError section={t('withdraw.bank')} />}
      ask={(field) => (
        <>
          <SelectField
            {...field('bank_id')}
            label={t('withdraw.bank')}
            placeholder={t('withdraw.chooseBank')}
            options={(banks ?? []).map((one) => ({ value: String(one.id), label: one.bank }))}
          />
          <TextField
            {...field('rekening')}
            label={t('withdraw.account')}
            hint={t('withdraw.accountHint')}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            {...field('atas_nama')}
            label={t('withdraw.owner')}
            hint={t('withdraw.ownerHint')}
            autoComplete="name"
          />
        </>
      )}
    />
  );
};
