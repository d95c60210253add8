import { type AdminCategory, type AdminVoucher, adminVoucherEndpoints, firstErrors } from '@pasar/contract';
import { DayTimeField, FieldColumns, NumberField } from '@pasar/dashboard';
import { useLocale } from '@pasar/slice-kit';
import { Notice, RadioGroup, SelectField, TextArea, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { toCategoryOptions } from '../../shared/categories/to-category-options.ts';
import { SaveForm } from '../../shared/form/save-form.tsx';
import { SelectionList } from '../../shared/form/selection-list.tsx';
import { useSaveForm } from '../../shared/form/use-save-form.ts';
import { isLocked, toVoucherBody, toVoucherValues, type VoucherValues } from './voucher-values.ts';

interface VoucherFormProps {
  /** Absent for a new one. */
  voucher?: AdminVoucher;
  categories: readonly AdminCategory[];
  now: string;
  onDone: (saved: AdminVoucher) => void;
  onCancel?: () => void;
}

/** A voucher that the market pays. Of one that has started only what may still change is open. */
export const VoucherForm = ({ voucher, categories, now, onDone, onCancel }: VoucherFormProps) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const form = useSaveForm<VoucherValues, AdminVoucher>({
    row: voucher,
    toValues: (row) => toVoucherValues(row, now),
    check: (values, row) =>
      firstErrors(adminVoucherEndpoints.create.body, toVoucherBody(values, row), locale),
    send: (api, { values, row }, options) => {
      const body = toVoucherBody(values, row);
      return row
        ? api.call(
            adminVoucherEndpoints.edit,
            { body: { ...body, promo_id: row.id, version: row.version } },
            options,
          )
        : api.call(adminVoucherEndpoints.create, { body }, options);
    },
    done: onDone,
  });
  const { values, errors, set } = form;
  type Field = keyof VoucherValues;
  const nameOf = (field: string) => t(`voucher.fields.${field as Field}`);
  const locked = (field: Field) => isLocked(field, voucher, now);
  const field = (name: Field) => ({ ...form.field(name), label: nameOf(name), disabled: locked(name) });
  const dayTime = (name: 'date_start' | 'date_end') => ({ ...field(name), ...form.textField(name) });
  const amount = (name: Field) => ({ ...field(name), onValue: (digits: string) => set(name, digits) });
  const choice = (name: 'kind' | 'discount_type', options: readonly { value: string; label: string }[]) => ({
    name,
    label: nameOf(name),
    value: values[name],
    error: errors[name],
    onChange: (value: string) => set(name, value),
    options: options.map((option) => ({ ...option, disabled: locked(name) })),
  });
  const isPercent = values.discount_type === 'percent';
  return (
    <SaveForm
      form={form}
      save={t(voucher ? 'form.save' : 'voucher.create')}
      nameOf={nameOf}
      {...(onCancel && { onCancel })}
    >
      {locked('voucher_code') && <Notice>{t('voucher.started')}</Notice>}
      <TextField
        {...field('voucher_code')}
        hint={t('voucher.codeHint')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        required
        onChange={(event) => set('voucher_code', event.target.value.toUpperCase().replace(/\s/g, ''))}
      />
      <TextField {...field('name_id')} limit={60} required />
      <TextField {...field('name_en')} limit={60} required />
      <TextArea {...field('description_id')} rows={2} limit={500} aside={t('form.optional')} />
      <TextArea {...field('description_en')} rows={2} limit={500} aside={t('form.optional')} />
      <RadioGroup
        {...choice(
          'kind',
          (['discount', 'shipping'] as const).map((value) => ({
            value,
            label: t(`voucher.kind.${value}`),
          })),
        )}
      />
      <RadioGroup
        {...choice(
          'discount_type',
          (['amount', 'percent'] as const).map((value) => ({
            value,
            label: t(`voucher.type.${value}`),
          })),
        )}
      />
      <FieldColumns>
        <NumberField
          {...amount('discount_value')}
          {...(isPercent ? { suffix: '%' } : { money: true })}
          required
        />
        {isPercent && <NumberField {...amount('max_discount')} money aside={t('form.optional')} />}
        <NumberField {...amount('min_spend')} money aside={t('form.optional')} />
      </FieldColumns>
      <FieldColumns>
        <NumberField {...amount('quota')} required />
        <NumberField {...amount('per_user_limit')} required />
        <DayTimeField {...dayTime('date_start')} hint={t('form.zone')} required />
        <DayTimeField {...dayTime('date_end')} time="23:59" hint={t('form.zone')} required />
      </FieldColumns>
      <SelectField
        {...field('target')}
        options={(['public', 'code_only', 'new_buyer'] as const).map((value) => ({
          value,
          label: t(`voucher.target.${value}`),
        }))}
      />
      <SelectionList
        name="category_ids"
        label={nameOf('category_ids')}
        none={t('voucher.everything')}
        options={toCategoryOptions(categories, locale)}
        value={values.category_ids}
        error={errors.category_ids}
        disabled={locked('category_ids')}
        onChange={(ids) => set('category_ids', ids)}
      />
    </SaveForm>
  );
};
