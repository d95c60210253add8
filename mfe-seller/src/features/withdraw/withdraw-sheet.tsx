import { maxWithdrawalPerDay, maxWithdrawalsPerDay, minWithdrawal, type StoreBank } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Button, FormError, Notice, PasswordField, Sheet, Stack, TextField } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useWithdraw } from './use-withdraw.ts';

export interface WithdrawSheetProps {
  withdrawable: number;
  bank: StoreBank;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Amount and password; the limits and the account are said first. */
export const WithdrawSheet = ({ withdrawable, bank, open, onOpenChange }: WithdrawSheetProps) => {
  const { t } = useTranslation('seller');
  const { rupiah, number } = useFormat();
  const id = useId();
  const { field, values, set, form, submit, busy, problem } = useWithdraw({
    withdrawable,
    open,
    done: () => onOpenChange(false),
  });
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('withdraw.title')}
      closeLabel={t('close')}
      actions={
        <Button type="submit" form={id} block busy={busy}>
          {values.amount
            ? t('withdraw.submitAmount', { amount: rupiah(Number(values.amount)) })
            : t('withdraw.submit')}
        </Button>
      }
    >
      <form id={id} {...form(submit)}>
        <Stack gap={20}>
          <Notice tone="info">
            {t('withdraw.rules', {
              min: rupiah(minWithdrawal),
              max: rupiah(maxWithdrawalPerDay),
              times: maxWithdrawalsPerDay,
            })}
          </Notice>
          {problem && <FormError>{problem}</FormError>}
          <TextField
            label={t('withdraw.to')}
            value={`${bank.bank_name} ${bank.rekening}`}
            hint={t('withdraw.owner', { name: bank.atas_nama })}
            readOnly
          />
          <TextField
            {...field('amount')}
            value={values.amount && number(Number(values.amount))}
            onChange={(event) => set('amount', event.target.value.replace(/\D/g, '').slice(0, 12))}
            label={t('withdraw.amount')}
            hint={t('withdraw.available', { amount: rupiah(withdrawable) })}
            prefix="Rp"
            suffix={
              <Button variant="quiet" size="s" onClick={() => set('amount', String(withdrawable))}>
                {t('withdraw.all')}
              </Button>
            }
            inputMode="numeric"
            autoComplete="off"
          />
          <PasswordField
            {...field('password')}
            label={t('withdraw.password')}
            hint={t('withdraw.passwordHint')}
            showLabel={t('password.show')}
            hideLabel={t('password.hide')}
          />
        </Stack>
      </form>
    </Sheet>
  );
};
