import { courierCodes, courierNames } from '@pasar/contract';
import { DayField, FieldColumns } from '@pasar/dashboard';
import { Checkbox, FieldError, Stack, Switch } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { groupTitleStyle, quietTitleStyle } from './store-form.styles.ts';
import type { useStoreForm } from './use-store-form.ts';

type SellingFieldsProps = Pick<ReturnType<typeof useStoreForm>, 'values' | 'errors' | 'set' | 'field'>;

/** With whom the store sends, in whose name, and when it does not sell. */
export const SellingFields = ({ values, errors, set, field }: SellingFieldsProps) => {
  const { t } = useTranslation('seller');
  const couriers = useId();
  const chosen = values.couriers.split(',').filter(Boolean);
  const tick = (code: string, on: boolean) =>
    set('couriers', courierCodes.filter((one) => (one === code ? on : chosen.includes(one))).join(','));
  return (
    <Stack gap={24}>
      <h2 css={groupTitleStyle}>{t('store.sellingTitle')}</h2>
      <Stack gap={8} role="group" aria-labelledby={couriers}>
        <p id={couriers} css={quietTitleStyle}>
          {t('store.couriers')}
        </p>
        {courierCodes.map((code) => (
          <Checkbox
            key={code}
            name="couriers"
            value={code}
            label={courierNames[code]}
            checked={chosen.includes(code)}
            onChange={(event) => tick(code, event.target.checked)}
          />
        ))}
        {errors.couriers && <FieldError id={`${couriers}-error`}>{errors.couriers}</FieldError>}
      </Stack>
      <Switch
        name="accepts_dropship"
        label={t('store.dropship')}
        hint={t('store.dropshipHint')}
        checked={values.accepts_dropship === '1'}
        onChange={(event) => set('accepts_dropship', event.target.checked ? '1' : '0')}
      />
      <FieldColumns>
        <DayField
          {...field('holiday_from')}
          onChange={(day) => set('holiday_from', day)}
          label={t('store.holidayFrom')}
          aside={t('optional')}
          hint={t('store.holidayHint')}
        />
        <DayField
          {...field('holiday_to')}
          onChange={(day) => set('holiday_to', day)}
          label={t('store.holidayTo')}
          aside={t('optional')}
        />
      </FieldColumns>
    </Stack>
  );
};
