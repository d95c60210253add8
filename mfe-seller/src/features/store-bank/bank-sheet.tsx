import { digitFormats, type StoreBank } from '@pasar/contract';
import { CurrentPasswordField, SectionError } from '@pasar/dashboard';
import { Button, DigitsField, FormError, Notice, SelectField, Sheet, Stack, TextField } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveBank } from './use-save-bank.ts';

export interface Bank {
  id: number;
  bank: string;
}

interface BankSheetProps {
  bank: StoreBank;
  banks: readonly Bank[] | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The account's data, with the password: whoever changes it decides where the money goes. */
export const BankSheet = ({ bank, banks, open, onOpenChange }: BankSheetProps) => {
  const { t } = useTranslation('seller');
  const id = useId();
  const { field, set, form, submit, busy, problem } = useSaveBank(bank, {
    open,
    done: () => onOpenChange(false),
  });
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('bank.title')}
      closeLabel={t('close')}
      actions={
        <Button type="submit" form={id} block busy={busy}>
          {t('bank.save')}
        </Button>
      }
    >
      <form id={id} {...form(submit)}>
        <Stack gap={20}>
          <Notice tone="warning">{t('bank.wait')}</Notice>
          {problem && <FormError>{problem}</FormError>}
          {!banks && <SectionError section={t('bank.bank')} />}
          <SelectField
            {...field('bank_id')}
            label={t('bank.bank')}
            placeholder={t('bank.choose')}
            options={(banks ?? []).map((one) => ({ value: String(one.id), label: one.bank }))}
          />
          <DigitsField
            {...field('rekening')}
            onValue={(number) => set('rekening', number)}
            format={digitFormats.account}
            label={t('bank.number')}
            hint={t('bank.numberHint')}
            autoComplete="off"
          />
          <TextField {...field('cabang')} label={t('bank.branch')} autoComplete="off" />
          <TextField
            {...field('atas_nama')}
            label={t('bank.owner')}
            hint={t('bank.ownerHint')}
            autoComplete="name"
          />
          <CurrentPasswordField {...field('password')} />
        </Stack>
      </form>
    </Sheet>
  );
};
