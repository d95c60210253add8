import { type BuyerCompany, digitFormats, imageTypes, normalizePhone } from '@pasar/contract';
import { FieldColumns, FormActions } from '@pasar/dashboard';
import { Button, DigitsField, Divider, ImageField, RadioGroup, Stack, TextArea, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useImageMessages } from '../../shared/image-messages/use-image-messages.ts';
import { useCompanyForm } from './use-company-form.ts';

/** The company for which a user buys (SPEC 3 "Buyer company"): it appears on the invoices. */
export const CompanyForm = ({ company }: { company: BuyerCompany }) => {
  const { t } = useTranslation('buyer');
  const { values, errors, field, set, form, submit, busy, touched, picture } = useCompanyForm(company);
  return (
    <form {...form((input) => submit({ ...input, pic_phone: normalizePhone(input.pic_phone) }))}>
      <Stack gap={24}>
        <ImageField
          name="company_picture"
          label={t('company.image')}
          hint={t('company.imageHint')}
          accept={imageTypes.join(',')}
          preview={picture.url}
          busy={picture.busy}
          progress={picture.way.progress ?? 0}
          error={picture.way.error}
          onChoose={picture.choose}
          onRemove={picture.remove}
          texts={useImageMessages(t('company.image'))}
        />
        <TextField
          {...field('company_name')}
          label={t('company.name')}
          hint={t('company.nameHint')}
          limit={200}
          autoComplete="organization"
          required
        />
        <TextArea
          {...field('address')}
          label={t('company.address')}
          rows={3}
          limit={200}
          autoComplete="street-address"
          required
        />
        <Divider />
        <RadioGroup
          name="is_pkp"
          label={t('company.pkp')}
          value={values.is_pkp}
          error={errors.is_pkp}
          onChange={(value) => set('is_pkp', value)}
          options={[
            { value: 'pkp', label: t('company.isPkp') },
            { value: 'non-pkp', label: t('company.nonPkp') },
          ]}
        />
        <DigitsField
          {...field('no_npwp')}
          onValue={(number) => set('no_npwp', number)}
          format={digitFormats.npwp}
          label={t('company.npwp')}
          hint={t('company.npwpHint')}
          autoComplete="off"
          required
        />
        <FieldColumns>
          <TextField {...field('pic_name')} label={t('company.picName')} autoComplete="name" required />
          <DigitsField
            {...field('pic_phone')}
            onValue={(phone) => set('pic_phone', phone)}
            format={digitFormats.phone}
            label={t('company.picPhone')}
            hint={t('company.picPhoneHint')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            required
          />
        </FieldColumns>
        <Divider />
        <FormActions>
          <Button type="submit" busy={busy} looksDisabled={!touched}>
            {t('bio.save')}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
};
