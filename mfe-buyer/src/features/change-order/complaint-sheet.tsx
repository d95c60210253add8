import { complaintTypeNames, complaintTypes } from '@pasar/contract';
import { useFormat, useLocale } from '@pasar/slice-kit';
import { Button, Notice, RadioGroup, Sheet, Stack, TextArea, TextField } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ImagesField } from '../../shared/images-field/images-field.tsx';
import type { OrderActionDialogProps } from './order-action-dialog-props.ts';
import { useComplaint } from './use-complaint.ts';

/** What is wrong, how much of the money should come back, and images of it. */
export const ComplaintSheet = ({ order, open, onOpenChange, changed }: OrderActionDialogProps) => {
  const { t } = useTranslation('buyer');
  const locale = useLocale();
  const { rupiah, number } = useFormat();
  const id = useId();
  const { field, values, errors, set, form, send, busy, evidence } = useComplaint(order, {
    open,
    changed,
    done: () => onOpenChange(false),
  });
  // A parcel on its way can only be late; what is in it nobody has seen.
  const kinds = order.status === 'shipped' ? (['not_arrived'] as const) : complaintTypeNames;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('confirm.complain.title')}
      closeLabel={t('close')}
      actions={
        <Button type="submit" form={id} block busy={busy || evidence.arriving !== undefined}>
          {t('confirm.complain.yes')}
        </Button>
      }
    >
      <form id={id} {...form(send)}>
        <Stack gap={24}>
          <Notice tone="info">{t('confirm.complain.text', { store: order.merchant.merchant_name })}</Notice>
          <RadioGroup
            name="reason"
            label={t('confirm.complain.what')}
            arrangement="stack"
            value={values.reason}
            error={errors.reason}
            onChange={(reason) => set('reason', reason)}
            options={kinds.map((name) => ({ value: name, label: complaintTypes[name][locale] }))}
          />
          <TextArea
            {...field('description')}
            label={t('confirm.complain.description')}
            hint={t('confirm.complain.descriptionHint')}
            rows={4}
            limit={1_000}
          />
          {values.reason !== 'not_arrived' && (
            <ImagesField kept={evidence} label={t('confirm.complain.images')} />
          )}
          <TextField
            {...field('amount')}
            value={values.amount && number(Number(values.amount))}
            onChange={(event) => set('amount', event.target.value.replace(/\D/g, ''))}
            label={t('confirm.complain.amount')}
            aside={t('optional')}
            hint={t('confirm.complain.amountHint', { total: rupiah(order.grand_total) })}
            prefix="Rp"
            inputMode="numeric"
            autoComplete="off"
          />
        </Stack>
      </form>
    </Sheet>
  );
};
