import { digitFormats } from '@pasar/contract';
import { DigitsField, RadioGroup, Stack, TextArea, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../fields/phone-field.tsx';
import { TermsField } from '../fields/terms-field.tsx';
import { UploadField } from '../fields/upload-field.tsx';
import * as style from '../onboarding.styles.ts';
import type { StepProps } from '../step-props.ts';

type Part = Pick<StepProps, 'form' | 'album'>;

const NpwpField = ({ form }: Pick<StepProps, 'form'>) => {
  const { t } = useTranslation('auth');
  return (
    <DigitsField
      {...form.field('no_npwp')}
      onValue={(number) => form.set('no_npwp', number)}
      format={digitFormats.npwp}
      label={t('setup.fields.no_npwp')}
      hint={t('setup.npwpHint')}
      autoComplete="off"
      required
    />
  );
};

const Tax = ({ form, album }: Part) => (
  <>
    <UploadField form={form} album={album} name="upload_npwp" words="npwp" />
    <NpwpField form={form} />
  </>
);

const Contact = ({ form }: Pick<StepProps, 'form'>) => {
  const { t } = useTranslation('auth');
  return (
    <div css={style.columns}>
      <TextField
        {...form.field('pic_name')}
        label={t('setup.fields.pic_name')}
        hint={t('setup.picHint')}
        autoComplete="off"
        required
      />
      <PhoneField form={form} name="pic_phone" label={t('setup.fields.pic_phone')} />
    </div>
  );
};

/** The company of a buyer or of a merchant, each in the order of its rules (SPEC 5). */
export const CompanyStep = ({ flow, form, album }: StepProps) => {
  const { t } = useTranslation('auth');
  const { values, errors, field, set } = form;
  const part = { form, album };
  return (
    <Stack gap={24}>
      <TextField
        {...field('company_name')}
        label={t('setup.fields.company_name')}
        limit={200}
        autoComplete="organization"
        required
      />
      <TextArea
        {...field('company_address')}
        label={t('setup.fields.company_address')}
        autoComplete="street-address"
        limit={200}
        required
      />
      <RadioGroup
        name="is_pkp"
        label={t('setup.fields.is_pkp')}
        hint={t('setup.pkpHint')}
        value={values.is_pkp ?? ''}
        error={errors.is_pkp}
        onChange={(pkp) => set('is_pkp', pkp)}
        options={(['pkp', 'non-pkp'] as const).map((value) => ({ value, label: t(`setup.pkp.${value}`) }))}
        required
      />
      {flow === 'merchant' ? (
        <>
          <Tax {...part} />
          <Contact form={form} />
          <UploadField {...part} name="upload_ktp_owner" words="ktp" />
          <UploadField {...part} name="upload_ktp_selfie" words="selfie" />
          <UploadField {...part} name="upload_doc" words="document" />
        </>
      ) : (
        <>
          <Contact form={form} />
          <NpwpField form={form} />
          <UploadField {...part} name="upload_npwp" words="npwp" />
        </>
      )}
      <TermsField form={form} />
    </Stack>
  );
};
