import { digitFormats, fallbackBanks } from '@pasar/contract';
import { DigitsField, SelectField, Stack, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { TermsField } from '../fields/terms-field.tsx';
import * as style from '../onboarding.styles.ts';
import type { StepProps } from '../step-props.ts';

/** The store's bank account (SPEC 3 "Bank"); a single merchant agrees to the terms here. */
export const BankStep = ({ type, form, lists: { banks = fallbackBanks } }: StepProps) => {
  const { t } = useTranslation('auth');
  const { field, set } = form;
  return (
    <Stack gap={24}>
      <SelectField
        {...field('bank_id')}
        label={t('setup.fields.bank_id')}
        placeholder={t('setup.choose.bank_id')}
        options={banks.map(({ id, bank }) => ({ value: String(id), label: bank }))}
        required
      />
      <div css={style.columns}>
        <DigitsField
          {...field('rekening')}
          onValue={(number) => set('rekening', number)}
          format={digitFormats.account}
          label={t('setup.fields.accountNumber')}
          autoComplete="off"
          required
        />
        <TextField {...field('cabang')} label={t('setup.fields.cabang')} autoComplete="off" required />
      </div>
      <TextField
        {...field('atas_nama')}
        label={t('setup.fields.atas_nama')}
        hint={t('setup.ownerHint')}
        autoComplete="off"
        required
      />
      {type === 'personal' && <TermsField form={form} />}
    </Stack>
  );
};
