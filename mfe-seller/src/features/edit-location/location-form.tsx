import type { Store, StoreLocation } from '@pasar/contract';
import { FieldColumns, FormActions } from '@pasar/dashboard';
import { Button, Card, Notice, Stack, TextArea, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { StoredImageField } from '../../shared/stored-image/stored-image-field.tsx';
import { titleStyle } from './location-form.styles.ts';
import { RegionFields } from './region-fields.tsx';
import { useLocationForm } from './use-location-form.ts';

interface LocationFormProps {
  location: StoreLocation;
  isCompany: boolean;
  /** Parts that wait for the back office or that it rejected. */
  reviews: Store['reviews'];
}

const parts = ['company_name', 'address'] as const;

/** The place that parcels leave from, and whose place it is. */
export const LocationForm = ({ location, isCompany, reviews }: LocationFormProps) => {
  const { t } = useTranslation('seller');
  const { field, values, set, form, submit, busy, touched, picture } = useLocationForm(location, isCompany);
  const { province, city, subistrict, area } = location;
  const about = reviews.filter((review) => parts.some((part) => part === review.field));
  return (
    <form {...form(submit)}>
      <Stack gap={24}>
        {about.map(({ field: part, status, reason }) => (
          <Notice
            key={part}
            tone={status === 'rejected' ? 'danger' : 'info'}
            title={t(`summary.fields.${part}`)}
          >
            {[t(`store.fileStatus.${status}`), reason].filter(Boolean).join(': ')}
          </Notice>
        ))}
        <Card padding="l">
          <Stack gap={24}>
            <h2 css={titleStyle}>{t('location.company')}</h2>
            <StoredImageField
              name="company_picture"
              label={t('location.image')}
              hint={t('store.photoHint')}
              picture={picture}
            />
            <TextField
              {...field('company_name')}
              label={t('location.companyName')}
              aside={isCompany ? undefined : t('optional')}
              autoComplete="organization"
              required={isCompany}
            />
          </Stack>
        </Card>
        <Card padding="l">
          <Stack gap={24}>
            <h2 css={titleStyle}>{t('location.place')}</h2>
            <FieldColumns>
              <RegionFields
                values={values}
                field={field}
                set={set}
                names={{ province_id: province, city_id: city, sub_district_id: subistrict, area_id: area }}
              />
            </FieldColumns>
            <TextArea
              {...field('address')}
              label={t('location.address')}
              hint={t('location.addressHint')}
              rows={3}
              autoComplete="street-address"
              required
            />
            <Notice tone="info">{t('location.shippingRates')}</Notice>
          </Stack>
        </Card>
        <FormActions>
          <Button type="submit" busy={busy || picture.busy} looksDisabled={!touched}>
            {t('store.save')}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
};
