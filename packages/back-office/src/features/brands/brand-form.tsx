import { type AdminBrand, adminBrandEndpoints, firstErrors } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import { Switch, TextField } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toOptionalAmount } from '../../shared/form/amounts.ts';
import { ImageUpload } from '../../shared/form/image-upload.tsx';
import { SaveForm } from '../../shared/form/save-form.tsx';
import { useSaveForm } from '../../shared/form/use-save-form.ts';

const toValues = (brand: AdminBrand | undefined) => ({
  name: brand?.name ?? '',
  is_official: brand?.is_official ? '1' : '',
  logo_media_id: brand?.logo ? String(brand.logo.media_id) : '',
});
type BrandValues = ReturnType<typeof toValues>;

const toBody = (values: BrandValues) => ({
  name: values.name,
  is_official: values.is_official === '1',
  logo_media_id: toOptionalAmount(values.logo_media_id),
});

interface BrandFormProps {
  /** Absent for a new one. */
  brand?: AdminBrand;
  onDone: (saved: AdminBrand) => unknown;
  onCancel?: () => void;
}

/** What a brand is called, its logo, and whether it is official. */
export const BrandForm = ({ brand, onDone, onCancel }: BrandFormProps) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const [uploading, setUploading] = useState(false);
  const form = useSaveForm<BrandValues, AdminBrand>({
    row: brand,
    toValues,
    check: (values) => firstErrors(adminBrandEndpoints.create.body, toBody(values), locale),
    send: (api, { values, row }, options) => {
      const body = toBody(values);
      return row
        ? api.call(
            adminBrandEndpoints.edit,
            { body: { ...body, brand_id: row.id, version: row.version } },
            options,
          )
        : api.call(adminBrandEndpoints.create, { body }, options);
    },
    done: onDone,
  });
  const { values, errors, set, base } = form;
  const nameOf = (field: string) => t(`brand.fields.${field as keyof BrandValues}`);
  return (
    <SaveForm
      form={form}
      save={t(brand ? 'form.save' : 'brand.create')}
      nameOf={nameOf}
      waits={uploading}
      {...(onCancel && { onCancel })}
    >
      <TextField {...form.field('name')} label={nameOf('name')} limit={100} required />
      <Switch
        name="is_official"
        label={nameOf('is_official')}
        checked={values.is_official === '1'}
        onChange={(event) => set('is_official', event.target.checked ? '1' : '')}
      />
      <ImageUpload
        name="logo_media_id"
        label={nameOf('logo_media_id')}
        value={values.logo_media_id}
        stored={base?.logo}
        error={errors.logo_media_id}
        removable
        onChange={(media) => set('logo_media_id', media)}
        onBusy={setUploading}
      />
    </SaveForm>
  );
};
