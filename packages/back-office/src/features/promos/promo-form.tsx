import { type AdminPromo, adminPromoEndpoints, firstErrors, promoTones } from '@pasar/contract';
import { DayTimeField, FieldColumns, NumberField, toIsoTime, toLocalDateTime } from '@pasar/dashboard';
import { useLocale } from '@pasar/slice-kit';
import { SelectField, TextField } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toRequiredAmount } from '../../shared/form/amounts.ts';
import { ImageUpload } from '../../shared/form/image-upload.tsx';
import { SaveForm } from '../../shared/form/save-form.tsx';
import { useSaveForm } from '../../shared/form/use-save-form.ts';

const toValues = (promo: AdminPromo | undefined) => ({
  slug: promo?.slug ?? '',
  title_id: promo?.title_id ?? '',
  title_en: promo?.title_en ?? '',
  subtitle_id: promo?.subtitle_id ?? '',
  subtitle_en: promo?.subtitle_en ?? '',
  image_media_id: promo ? String(promo.image.media_id) : '',
  target_url: promo?.target_url ?? '',
  tone: promo?.tone ?? promoTones[0],
  starts_at: promo ? toLocalDateTime(promo.starts_at) : '',
  ends_at: promo ? toLocalDateTime(promo.ends_at) : '',
  position: String(promo?.position ?? 0),
});
type PromoValues = Record<keyof ReturnType<typeof toValues>, string>;

const toBody = (values: PromoValues, promo: AdminPromo | undefined) => ({
  ...values,
  image_media_id: toRequiredAmount(values.image_media_id),
  tone: values.tone as AdminPromo['tone'],
  starts_at: toIsoTime(values.starts_at, promo?.starts_at),
  ends_at: toIsoTime(values.ends_at, promo?.ends_at),
  position: toRequiredAmount(values.position),
});

interface PromoFormProps {
  /** Absent for a new one. */
  promo?: AdminPromo;
  onDone: (saved: AdminPromo) => void;
  onCancel?: () => void;
}

/** What the home page shows of a promo, where it leads, and when. */
export const PromoForm = ({ promo, onDone, onCancel }: PromoFormProps) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const [uploading, setUploading] = useState(false);
  const form = useSaveForm<PromoValues, AdminPromo>({
    row: promo,
    toValues,
    check: (values, row) => firstErrors(adminPromoEndpoints.create.body, toBody(values, row), locale),
    send: (api, { values, row }, options) => {
      const body = toBody(values, row);
      return row
        ? api.call(
            adminPromoEndpoints.edit,
            { body: { ...body, promo_id: row.id, version: row.version } },
            options,
          )
        : api.call(adminPromoEndpoints.create, { body }, options);
    },
    done: onDone,
  });
  const { values, errors, set, base } = form;
  type Field = keyof PromoValues;
  const nameOf = (field: string) => t(`promo.fields.${field as Field}`);
  const field = (name: Field) => ({ ...form.field(name), label: nameOf(name) });
  const dayTime = (name: 'starts_at' | 'ends_at') => ({ ...form.textField(name), label: nameOf(name) });
  return (
    <SaveForm
      form={form}
      save={t(promo ? 'form.save' : 'promo.create')}
      nameOf={nameOf}
      waits={uploading}
      {...(onCancel && { onCancel })}
    >
      <TextField {...field('title_id')} limit={100} required />
      <TextField {...field('title_en')} limit={100} required />
      <TextField {...field('subtitle_id')} limit={100} required />
      <TextField {...field('subtitle_en')} limit={100} required />
      <ImageUpload
        name="image_media_id"
        label={nameOf('image_media_id')}
        hint={t('promo.imageHint')}
        shape="wide"
        value={values.image_media_id}
        stored={base?.image}
        error={errors.image_media_id}
        onChange={(media) => set('image_media_id', media)}
        onBusy={setUploading}
      />
      <TextField
        {...field('slug')}
        hint={t('promo.slugHint')}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <TextField
        {...field('target_url')}
        hint={t('promo.targetHint')}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <FieldColumns>
        <SelectField
          {...field('tone')}
          options={promoTones.map((tone) => ({ value: tone, label: t(`promo.tone.${tone}`) }))}
        />
        <NumberField
          {...field('position')}
          hint={t('promo.positionHint')}
          onValue={(digits) => set('position', digits)}
        />
        <DayTimeField {...dayTime('starts_at')} hint={t('form.zone')} required />
        <DayTimeField {...dayTime('ends_at')} time="23:59" hint={t('form.zone')} required />
      </FieldColumns>
    </SaveForm>
  );
};
