import {
  type AdminBanner,
  type AdminCategory,
  adminBannerEndpoints,
  bannerPlaces,
  firstErrors,
} from '@pasar/contract';
import { DayTimeField, FieldColumns, toIsoTime, toLocalDateTime } from '@pasar/dashboard';
import { useLocale } from '@pasar/slice-kit';
import { SelectField, TextField } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toRequiredAmount } from '../../shared/form/amounts.ts';
import { ImageUpload } from '../../shared/form/image-upload.tsx';
import { SaveForm } from '../../shared/form/save-form.tsx';
import { useSaveForm } from '../../shared/form/use-save-form.ts';

const toValues = (banner: AdminBanner | undefined) => ({
  place: banner?.place ?? bannerPlaces[0],
  category_id: banner?.category ? String(banner.category.id) : '',
  title_id: banner?.title_id ?? '',
  title_en: banner?.title_en ?? '',
  image_media_id: banner ? String(banner.image.media_id) : '',
  target_url: banner?.target_url ?? '',
  starts_at: banner ? toLocalDateTime(banner.starts_at) : '',
  ends_at: banner?.ends_at ? toLocalDateTime(banner.ends_at) : '',
});
type BannerValues = Record<keyof ReturnType<typeof toValues>, string>;

const toBody = (values: BannerValues, banner: AdminBanner | undefined) => ({
  ...values,
  place: values.place as AdminBanner['place'],
  category_id: values.place === 'menu' && values.category_id !== '' ? Number(values.category_id) : null,
  image_media_id: toRequiredAmount(values.image_media_id),
  starts_at: toIsoTime(values.starts_at, banner?.starts_at),
  ends_at: values.ends_at === '' ? null : toIsoTime(values.ends_at, banner?.ends_at ?? undefined),
});

interface BannerFormProps {
  /** Absent for a new one. */
  banner?: AdminBanner;
  categories: readonly AdminCategory[];
  onDone: (saved: AdminBanner) => void;
  onCancel?: () => void;
}

/** What a banner shows, where it is and leads to, and when. */
export const BannerForm = ({ banner, categories, onDone, onCancel }: BannerFormProps) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const [uploading, setUploading] = useState(false);
  const form = useSaveForm<BannerValues, AdminBanner>({
    row: banner,
    toValues,
    check: (values, row) => firstErrors(adminBannerEndpoints.create.body, toBody(values, row), locale),
    send: (api, { values, row }, options) => {
      const body = toBody(values, row);
      return row
        ? api.call(
            adminBannerEndpoints.edit,
            { body: { ...body, banner_id: row.id, version: row.version } },
            options,
          )
        : api.call(adminBannerEndpoints.create, { body }, options);
    },
    done: onDone,
  });
  const { values, errors, set, base } = form;
  type Field = keyof BannerValues;
  const nameOf = (field: string) => t(`banner.fields.${field as Field}`);
  const field = (name: Field) => ({ ...form.field(name), label: nameOf(name) });
  const dayTime = (name: 'starts_at' | 'ends_at') => ({ ...form.textField(name), label: nameOf(name) });
  const roots = categories.filter(({ parent_id }) => parent_id === null);
  return (
    <SaveForm
      form={form}
      save={t(banner ? 'form.save' : 'banner.create')}
      nameOf={nameOf}
      waits={uploading}
      {...(onCancel && { onCancel })}
    >
      <SelectField
        {...field('place')}
        options={bannerPlaces.map((place) => ({ value: place, label: t(`banner.place.${place}`) }))}
      />
      {values.place === 'menu' && (
        <SelectField
          {...field('category_id')}
          placeholder={t('banner.chooseCategory')}
          options={roots.map((root) => ({ value: String(root.id), label: root[`name_${locale}`] }))}
        />
      )}
      <TextField {...field('title_id')} limit={100} required />
      <TextField {...field('title_en')} limit={100} required />
      <ImageUpload
        name="image_media_id"
        label={nameOf('image_media_id')}
        hint={t('banner.imageHint')}
        shape="wide"
        value={values.image_media_id}
        stored={base?.image}
        error={errors.image_media_id}
        onChange={(media) => set('image_media_id', media)}
        onBusy={setUploading}
      />
      <TextField
        {...field('target_url')}
        hint={t('banner.targetHint')}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <FieldColumns>
        <DayTimeField {...dayTime('starts_at')} hint={t('form.zone')} required />
        <DayTimeField {...dayTime('ends_at')} time="23:59" hint={t('banner.endHint')} />
      </FieldColumns>
    </SaveForm>
  );
};
