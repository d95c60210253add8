import { maxWithdrawalPerDay, maxWithdrawalsPerDay, minWithdrawal } from '@pasar/contract';
import { SectionFailure } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Button, FormError, Notice, PasswordField, SelectField, Sheet, Stack, TextField } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useWithdraw } from './use-withdraw.ts';

export interface WithdrawSheetProps {
  balance: number;
  /** Absent when they did not load. */
  banks: readonly { id: number; bank: string }[] | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Amount, bank account and password; the limits are said first. */
export const WithdrawSheet = ({ balance, banks, open, onOpenChange }: WithdrawSheetProps) => {
  const { t } = useTranslation('buyer');
  const { rupiah, number } = useFormat();
  const id = useId();
  const { field, values, set, form, submit, busy, problem } = useWithdraw({
    balance,
    open,
    done: () => onOpenChange(false),
  });
  const all = Math.min(balance, maxWithdrawalPerDay);
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
          {!banks && <SectionFailure section={t('withdraw.bank')} />}
          <TextField
            {...field('amount')}
            value={values.amount && number(Number(values.amount))}
            onChange={(event) => set('amount', event.target.value.replace(/\D/g, '').slice(0, 12))}
            label={t('withdraw.amount')}
            hint={t('withdraw.available', { amount: rupiah(balance) })}
            prefix="Rp"
            suffix={
              <Button variant="quiet" size="s" onClick={() => set('amount', String(all))}>
                {t('withdraw.all')}
              </Button>
            }
            inputMode="numeric"
            autoComplete="off"
          />
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
