import { type AdminFlashSale, adminFlashSaleEndpoints, firstErrors } from '@pasar/contract';
import { DayTimeField, FieldColumns, toIsoTime, toLocalDateTime } from '@pasar/dashboard';
import { useLocale } from '@pasar/slice-kit';
import { Notice, SelectField, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { toOptionalAmount } from '../../shared/form/amounts.ts';
import { SaveForm } from '../../shared/form/save-form.tsx';
import { useSaveForm } from '../../shared/form/use-save-form.ts';
import { useRepeatName } from './use-repeat-name.ts';

const toValues = (sale: AdminFlashSale | undefined) => ({
  name_id: sale?.name_id ?? '',
  name_en: sale?.name_en ?? '',
  starts_at: sale ? toLocalDateTime(sale.first_starts_at) : '',
  ends_at: sale ? toLocalDateTime(sale.first_ends_at) : '',
  repeat_minutes: sale?.repeat_minutes ? String(sale.repeat_minutes) : '',
});
type SessionValues = ReturnType<typeof toValues>;

const toBody = (values: SessionValues, sale: AdminFlashSale | undefined) => ({
  ...values,
  starts_at: toIsoTime(values.starts_at, sale?.first_starts_at),
  ends_at: toIsoTime(values.ends_at, sale?.first_ends_at),
  repeat_minutes: toOptionalAmount(values.repeat_minutes),
});

/** Days and weeks, and what a session has already. */
const listRepeats = (sale: AdminFlashSale | undefined) =>
  [...new Set([24 * 60, 7 * 24 * 60, sale?.repeat_minutes ?? 24 * 60])].sort((a, b) => a - b);

interface SessionFormProps {
  /** Absent for a new one. */
  sale?: AdminFlashSale;
  now: string;
  onDone: (saved: AdminFlashSale) => unknown;
  onCancel?: () => void;
}

/** When a session is and what it is called; its times stay once it has begun. */
export const SessionForm = ({ sale, now, onDone, onCancel }: SessionFormProps) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const nameRepeat = useRepeatName();
  const form = useSaveForm<SessionValues, AdminFlashSale>({
    row: sale,
    toValues,
    check: (values, row) => firstErrors(adminFlashSaleEndpoints.create.body, toBody(values, row), locale),
    send: (api, { values, row }, options) => {
      const body = toBody(values, row);
      return row
        ? api.call(
            adminFlashSaleEndpoints.edit,
            { body: { ...body, flash_sale_id: row.id, version: row.version } },
            options,
          )
        : api.call(adminFlashSaleEndpoints.create, { body }, options);
    },
    done: onDone,
  });
  type Field = keyof SessionValues;
  const nameOf = (field: string) => t(`flash.fields.${field as Field}`);
  const field = (name: Field) => ({ ...form.field(name), label: nameOf(name) });
  const begun = sale !== undefined && Date.parse(sale.first_starts_at) <= Date.parse(now);
  const dayTime = (name: 'starts_at' | 'ends_at') => ({
    ...form.textField(name),
    label: nameOf(name),
    disabled: begun,
    required: true,
    hint: t('form.zone'),
  });
  return (
    <SaveForm
      form={form}
      save={t(sale ? 'form.save' : 'flash.create')}
      nameOf={nameOf}
      {...(onCancel && { onCancel })}
    >
      {begun && <Notice>{t('flash.begun')}</Notice>}
      <TextField {...field('name_id')} limit={100} required />
      <TextField {...field('name_en')} limit={100} required />
      <FieldColumns>
        <DayTimeField {...dayTime('starts_at')} />
        <DayTimeField {...dayTime('ends_at')} />
      </FieldColumns>
      <SelectField
        {...field('repeat_minutes')}
        disabled={begun}
        options={[
          { value: '', label: nameRepeat(null) },
          ...listRepeats(sale).map((minutes) => ({ value: String(minutes), label: nameRepeat(minutes) })),
        ]}
      />
    </SaveForm>
  );
};
