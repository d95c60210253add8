import { type StoreShippingOffer, storeSubsidyPercent } from '@pasar/contract';
import { DayField, FieldColumns, FormActions, NumberField } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import {
  Badge,
  Button,
  Card,
  Checkbox,
  Disclosure,
  FieldError,
  Notice,
  RadioGroup,
  Stack,
  Switch,
} from '@pasar/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './shipping-offer-form.styles.ts';
import { parseList } from './shipping-offer-form-values.ts';
import { useShippingOffer } from './use-shipping-offer.ts';

const tones = { off: 'neutral', upcoming: 'info', running: 'success', ended: 'neutral' } as const;

type FormParts = Pick<ReturnType<typeof useShippingOffer>, 'values' | 'errors' | 'set'>;

interface ChoicesProps extends FormParts {
  name: 'couriers' | 'provinces';
  label: string;
  options: readonly { id: string; name: string }[];
  /** A long list: closed once something is selected, with the count on its line. */
  folded?: boolean;
}

/** Several of a list, at least one. */
const Choices = ({ name, label, options, values, errors, set, folded = false }: ChoicesProps) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const id = useId();
  const selected = parseList(values[name]);
  const [isOpen, setOpen] = useState(selected.length === 0);
  const tick = (code: string, on: boolean) =>
    set(
      name,
      options
        .map((one) => one.id)
        .filter((one) => (one === code ? on : selected.includes(one)))
        .join(','),
    );
  const heading = (
    <span id={id} css={style.label}>
      {label}
    </span>
  );
  const boxes = (
    <div css={style.options}>
      {options.map((option) => (
        <Checkbox
          key={option.id}
          name={name}
          value={option.id}
          label={option.name}
          checked={selected.includes(option.id)}
          onChange={(event) => tick(option.id, event.target.checked)}
        />
      ))}
    </div>
  );
  return (
    <Stack gap={8} role="group" aria-labelledby={id}>
      {folded ? (
        <Disclosure
          // What is wrong with the list is shown beside it.
          open={isOpen || errors[name] !== undefined}
          onToggle={setOpen}
          summary={
            <span>
              {heading}{' '}
              <span css={style.count}>{t('shippingOffer.selected', { n: number(selected.length) })}</span>
            </span>
          }
        >
          {boxes}
        </Disclosure>
      ) : (
        <>
          {heading}
          {boxes}
        </>
      )}
      {errors[name] && <FieldError id={`${id}-error`}>{errors[name]}</FieldError>}
    </Stack>
  );
};

/** What the store pays of the shipping rates of its parcels: for what, where, with whom, up to how much and when. */
export const ShippingOfferForm = ({ first }: { first: StoreShippingOffer }) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const { field, values, errors, set, form, submit, busy, changed, offer, newer, adopt } =
    useShippingOffer(first);
  const parts = { values, errors, set };
  return (
    <form {...form(submit)}>
      <Card padding="l">
        <Stack gap={24}>
          <div css={style.head}>
            <h2 css={style.title}>{t('shippingOffer.title')}</h2>
            <Badge tone={tones[offer.state]}>{t(`shippingOffer.state.${offer.state}`)}</Badge>
          </div>
          <p css={style.lead}>{t('shippingOffer.lead', { percent: storeSubsidyPercent })}</p>
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
          <Switch
            name="is_active"
            label={t('shippingOffer.active')}
            checked={values.is_active === '1'}
            onChange={(event) => set('is_active', event.target.checked ? '1' : '0')}
          />
          <RadioGroup
            name="scope"
            label={t('shippingOffer.scope')}
            value={values.scope}
            onChange={(value) => set('scope', value)}
            options={[
              { value: 'all', label: t('shippingOffer.all') },
              { value: 'products', label: t('shippingOffer.products', { n: number(offer.products) }) },
            ]}
          />
          <RadioGroup
            name="area"
            label={t('shippingOffer.area')}
            value={values.area}
            onChange={(value) => set('area', value)}
            options={[
              { value: 'all', label: t('shippingOffer.everywhere') },
              { value: 'some', label: t('shippingOffer.someProvinces') },
            ]}
          />
          {values.area === 'some' && (
            <Choices
              {...parts}
              folded
              name="provinces"
              label={t('shippingOffer.provinces')}
              options={offer.province_options}
            />
          )}
          <Choices
            {...parts}
            name="couriers"
            label={t('shippingOffer.couriers')}
            options={offer.courier_options.map(({ code, name }) => ({ id: code, name }))}
          />
          <FieldColumns>
            <NumberField
              money
              name="max_subsidy"
              label={t('shippingOffer.most')}
              aside={t('optional')}
              hint={t('shippingOffer.mostHint')}
              value={values.max_subsidy}
              error={errors.max_subsidy}
              onValue={(value) => set('max_subsidy', value)}
            />
            <NumberField
              money
              name="min_spend"
              label={t('shippingOffer.least')}
              aside={t('optional')}
              value={values.min_spend}
              error={errors.min_spend}
              onValue={(value) => set('min_spend', value)}
            />
            <DayField
              {...field('date_start')}
              onChange={(day) => set('date_start', day)}
              label={t('shippingOffer.from')}
              required
            />
            <DayField
              {...field('date_end')}
              onChange={(day) => set('date_end', day)}
              label={t('shippingOffer.until')}
              aside={t('optional')}
              hint={t('shippingOffer.untilHint')}
            />
          </FieldColumns>
          <FormActions>
            <Button type="submit" busy={busy} looksDisabled={!changed}>
              {t('shippingOffer.save')}
            </Button>
          </FormActions>
        </Stack>
      </Card>
    </form>
  );
};
