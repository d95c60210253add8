import {
  type AdminShippingOffer,
  adminShippingOfferEndpoints,
  courierCodes,
  courierNames,
  firstErrors,
  type Region,
} from '@pasar/contract';
import { DayTimeField, FieldColumns, NumberField, toIsoTime, toLocalDateTime } from '@pasar/dashboard';
import { useLocale } from '@pasar/slice-kit';
import { TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { toAmountText, toOptionalAmount } from '../../shared/form/amounts.ts';
import { SaveForm } from '../../shared/form/save-form.tsx';
import { SelectionList } from '../../shared/form/selection-list.tsx';
import { splitList } from '../../shared/form/split-list.ts';
import { useSaveForm } from '../../shared/form/use-save-form.ts';

const toValues = (offer: AdminShippingOffer | undefined) => ({
  name_id: offer?.name_id ?? '',
  name_en: offer?.name_en ?? '',
  couriers: offer?.couriers?.join(',') ?? '',
  provinces: offer?.provinces?.join(',') ?? '',
  max_subsidy: toAmountText(offer?.max_subsidy ?? null),
  min_spend: toAmountText(offer?.min_spend ?? null),
  date_start: offer ? toLocalDateTime(offer.date_start) : '',
  date_end: offer?.date_end ? toLocalDateTime(offer.date_end) : '',
});
type ShippingOfferValues = ReturnType<typeof toValues>;

/** Nothing that is chosen of a list is no limit. */
const listOrNull = <One extends string>(text: string) => (text === '' ? null : (splitList(text) as One[])); // the schema checks each of them

const toBody = (values: ShippingOfferValues, offer: AdminShippingOffer | undefined) => ({
  ...values,
  couriers: listOrNull<(typeof courierCodes)[number]>(values.couriers),
  provinces: listOrNull(values.provinces),
  max_subsidy: toOptionalAmount(values.max_subsidy),
  min_spend: toOptionalAmount(values.min_spend) ?? 0,
  date_start: toIsoTime(values.date_start, offer?.date_start),
  date_end: values.date_end === '' ? null : toIsoTime(values.date_end, offer?.date_end ?? undefined),
});

interface ShippingOfferFormProps {
  /** Absent for a new one. */
  offer?: AdminShippingOffer;
  provinces: readonly Region[];
  onDone: (saved: AdminShippingOffer) => unknown;
  onCancel?: () => void;
}

/** What the market pays of shipping rates: with which couriers, where to, up to how much, and when. */
export const ShippingOfferForm = ({ offer, provinces, onDone, onCancel }: ShippingOfferFormProps) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const form = useSaveForm<ShippingOfferValues, AdminShippingOffer>({
    row: offer,
    toValues,
    check: (values, row) => firstErrors(adminShippingOfferEndpoints.create.body, toBody(values, row), locale),
    send: (api, { values, row }, options) => {
      const body = toBody(values, row);
      return row
        ? api.call(
            adminShippingOfferEndpoints.edit,
            { body: { ...body, shipping_offer_id: row.id, version: row.version } },
            options,
          )
        : api.call(adminShippingOfferEndpoints.create, { body }, options);
    },
    done: onDone,
  });
  type Field = keyof ShippingOfferValues;
  const nameOf = (field: string) => t(`shippingOffer.fields.${field as Field}`);
  const field = (name: Field) => ({ ...form.field(name), label: nameOf(name) });
  const dayTime = (name: 'date_start' | 'date_end') => ({ ...form.textField(name), label: nameOf(name) });
  const amount = (name: Field) => ({
    ...field(name),
    aside: t('form.optional'),
    onValue: (digits: string) => form.set(name, digits),
  });
  const list = (name: 'couriers' | 'provinces') => ({
    name,
    label: nameOf(name),
    value: form.values[name],
    error: form.errors[name],
    onChange: (chosen: string) => form.set(name, chosen),
  });
  return (
    <SaveForm
      form={form}
      save={t(offer ? 'form.save' : 'shippingOffer.create')}
      nameOf={nameOf}
      {...(onCancel && { onCancel })}
    >
      <TextField {...field('name_id')} limit={100} required />
      <TextField {...field('name_en')} limit={100} required />
      <FieldColumns>
        <NumberField {...amount('max_subsidy')} money hint={t('shippingOffer.maxHint')} />
        <NumberField {...amount('min_spend')} money hint={t('shippingOffer.minHint')} />
        <DayTimeField {...dayTime('date_start')} hint={t('form.zone')} required />
        <DayTimeField
          {...dayTime('date_end')}
          time="23:59"
          aside={t('form.optional')}
          hint={t('shippingOffer.endHint')}
        />
      </FieldColumns>
      <SelectionList
        {...list('couriers')}
        none={t('shippingOffer.everyCourier')}
        options={courierCodes.map((code) => ({ value: code, label: courierNames[code] }))}
      />
      <SelectionList
        {...list('provinces')}
        none={t('shippingOffer.everywhere')}
        options={provinces.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </SaveForm>
  );
};
