import { isApiError } from '@pasar/api-client';
import { checkoutEndpoints, digitFormats, firstErrors, message, normalizePhone } from '@pasar/contract';
import { useForm, useLocale, useSubmit } from '@pasar/slice-kit';
import { Button, DigitsField, Notice, TextField } from '@pasar/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './dropship.styles.ts';
import { type DropshipValues, dropshipDrafts } from './dropship-drafts.ts';
import { gapTarget } from './first-gap.ts';

export interface DropshipFormProps {
  orderId: number;
  initial: DropshipValues;
  /** The payment waits for this form. */
  held: boolean;
  /** `refused` receives the server's rejection; returns whether it handled it. */
  onSave(values: DropshipValues, refused: (failure: unknown) => boolean): Promise<boolean>;
}

/**
 * Name and phone of the dropshipper. Without a name the field shows an error from the start (SPEC 5
 * "Checkout dropship").
 */
export const DropshipForm = ({ orderId, initial, held, onSave }: DropshipFormProps) => {
  const { t } = useTranslation('storefront');
  const locale = useLocale();
  const { values, changed, field, set, form, refuse } = useForm({
    initial,
    check: (input) => firstErrors(checkoutEndpoints.setDropship.body, input, locale),
    guard: true,
  });
  const { submit, busy } = useSubmit((input: DropshipValues) =>
    onSave({ ...input, dropship_phone: normalizePhone(input.dropship_phone) }, (failure) => {
      const fields = isApiError(failure) ? failure.fields : undefined;
      if (fields) refuse(fields);
      return fields !== undefined;
    }),
  );
  useEffect(() => {
    if (changed) dropshipDrafts.keep(orderId, values);
  }, [changed, orderId, values]);
  const name = field('dropship_name');
  const nameMissing =
    values.dropship_name.trim() === '' ? message('dropship.name.required', locale) : undefined;
  return (
    <form {...form((input) => void submit(input))} css={style.form}>
      <TextField
        {...name}
        id={gapTarget({ part: 'dropship', orderId })}
        error={nameMissing ?? name.error}
        label={t('checkout.dropship.name')}
        limit={100}
        autoComplete="organization"
        required
      />
      <DigitsField
        {...field('dropship_phone')}
        onValue={(phone) => set('dropship_phone', phone)}
        format={digitFormats.phone}
        label={t('checkout.dropship.phone')}
        hint={t('checkout.dropship.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
      />
      <div role="alert" css={style.held}>
        {held && !nameMissing && <Notice tone="danger">{t('checkout.dropship.saveFirst')}</Notice>}
      </div>
      <Button type="submit" variant="secondary" busy={busy} css={style.save}>
        {t('checkout.dropship.save')}
      </Button>
    </form>
  );
};
