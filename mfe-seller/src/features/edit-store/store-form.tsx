import { digitFormats, type Store } from '@pasar/contract';
import { DayField, FieldColumns, FormActions, TwoColumns } from '@pasar/dashboard';
import { Button, Card, DigitsField, Notice, RadioGroup, Stack, TextArea, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { StoredImageField } from '../../shared/stored-image/stored-image-field.tsx';
import { DocumentStatus } from './document-status.tsx';
import { SellingFields } from './selling-fields.tsx';
import { asideStyle, groupLeadStyle, groupTitleStyle } from './store-form.styles.ts';
import { documentFields } from './store-form-values.ts';
import { StorePreview } from './store-preview.tsx';
import { useStoreForm } from './use-store-form.ts';

const documentLabels = {
  file_ktp: 'store.ktp',
  file_ktp_selfie: 'store.ktpSelfie',
  file_npwp: 'store.npwpFile',
  file_company_doc: 'store.companyDoc',
} as const;

const GroupTitle = ({ title, lead }: { title: string; lead: string }) => (
  <Stack gap={4}>
    <h2 css={groupTitleStyle}>{title}</h2>
    <p css={groupLeadStyle}>{lead}</p>
  </Stack>
);

/** Public data, tax data, and the documents; saved together. */
export const StoreForm = ({ store }: { store: Store }) => {
  const { t } = useTranslation('seller');
  const { field, values, errors, pictureErrors, set, form, submit, busy, touched, ...rest } =
    useStoreForm(store);
  const { uploading, pictures, newer, adopt } = rest;
  return (
    <form {...form(submit)}>
      <TwoColumns gap={24}>
        <Stack gap={24}>
          {newer && (
            <Notice
              tone="warning"
              live
              title={t('store.staleTitle')}
              action={
                <Button variant="secondary" size="s" onClick={() => adopt(newer)}>
                  {t('store.reload')}
                </Button>
              }
            >
              {t('store.stale')}
            </Notice>
          )}
          <Card padding="l">
            <Stack gap={24}>
              <StoredImageField
                name="merchant_photo"
                label={t('store.photo')}
                hint={t('store.photoHint')}
                error={pictureErrors.merchant_photo}
                picture={pictures.merchant_photo}
              />
              <TextField
                {...field('merchant_name')}
                label={t('store.name')}
                limit={100}
                autoComplete="organization"
                required
              />
              <TextArea
                {...field('description')}
                label={t('store.description')}
                hint={t('store.descriptionHint')}
                rows={4}
                limit={2_000}
              />
            </Stack>
          </Card>
          <Card padding="l">
            <SellingFields values={values} errors={errors} set={set} field={field} />
          </Card>
          <Card padding="l">
            <Stack gap={24}>
              <GroupTitle title={t('store.taxTitle')} lead={t('store.taxLead')} />
              <RadioGroup
                name="is_company"
                label={t('store.business')}
                value={values.is_company}
                error={errors.is_company}
                onChange={(value) => set('is_company', value)}
                options={[
                  { value: 'personal', label: t('store.personal') },
                  { value: 'company', label: t('store.company') },
                ]}
              />
              <RadioGroup
                name="is_pkp"
                label={t('store.pkp')}
                value={values.is_pkp}
                error={errors.is_pkp}
                onChange={(value) => set('is_pkp', value)}
                options={[
                  { value: 'pkp', label: t('store.isPkp') },
                  { value: 'non-pkp', label: t('store.nonPkp') },
                ]}
              />
              {values.is_pkp === 'pkp' && (
                <DayField
                  {...field('pkp_since')}
                  onChange={(day) => set('pkp_since', day)}
                  label={t('store.pkpSince')}
                  aside={t('optional')}
                  hint={t('store.pkpSinceHint')}
                />
              )}
              <DigitsField
                {...field('no_npwp')}
                onValue={(number) => set('no_npwp', number)}
                format={digitFormats.npwp}
                label={t('store.npwp')}
                hint={t('store.npwpHint')}
                autoComplete="off"
              />
              <FieldColumns>
                <TextField {...field('pic_name')} label={t('store.picName')} autoComplete="name" required />
                <DigitsField
                  {...field('pic_phone')}
                  onValue={(phone) => set('pic_phone', phone)}
                  format={digitFormats.phone}
                  label={t('store.picPhone')}
                  type="tel"
                  inputMode="tel"
                  autoComplete="tel-national"
                  required
                />
              </FieldColumns>
            </Stack>
          </Card>
          <Card padding="l">
            <Stack gap={24}>
              <GroupTitle title={t('store.documentsTitle')} lead={t('store.documentsLead')} />
              <FieldColumns>
                {documentFields.map((name) => (
                  <StoredImageField
                    key={name}
                    name={name}
                    label={t(documentLabels[name])}
                    hint={<DocumentStatus document={store[name]} />}
                    error={pictureErrors[name]}
                    picture={pictures[name]}
                  />
                ))}
              </FieldColumns>
            </Stack>
          </Card>
          <FormActions>
            <Button type="submit" busy={busy || uploading} looksDisabled={!touched}>
              {t('store.save')}
            </Button>
          </FormActions>
        </Stack>
        <div css={asideStyle}>
          <StorePreview store={store} name={values.merchant_name} photo={pictures.merchant_photo.preview} />
        </div>
      </TwoColumns>
    </form>
  );
};
