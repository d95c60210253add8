import {
  type CancelReason,
  cancelReasonNames,
  cancelReasons,
  firstErrors,
  orderEndpoints,
} from '@pasar/contract';
import { useForm, useLocale } from '@pasar/slice-kit';
import { Button, Dialog, RadioGroup, Stack, TextArea } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderActionDialogProps } from './order-action-dialog-props.ts';
import { useChangeOrder } from './use-change-order.ts';

/** Why, and what becomes of the money; after the seller's approval it is a request. */
export const CancelOrderDialog = ({
  order,
  about,
  open,
  onOpenChange,
  changed,
}: OrderActionDialogProps & { about: 'cancel' | 'request_cancel' }) => {
  const { t } = useTranslation('buyer');
  const locale = useLocale();
  const id = useId();
  const bodyOf = ({ reason, description }: { reason: string; description: string }) => ({
    order_code: order.order_code,
    status: 'cancelled' as const,
    reason: reason as CancelReason, // one of the options, or empty and rejected
    description,
  });
  const { field, values, errors, set, form, refuse } = useForm({
    initial: { reason: '', description: '' },
    check: (input) => firstErrors(orderEndpoints.status.body, bodyOf(input), locale),
  });
  const { submit, busy } = useChangeOrder({ changed, done: () => onOpenChange(false), refused: refuse });
  const unpaid = order.status === 'waiting_payment';
  const text = about === 'request_cancel' ? 'request' : unpaid ? 'unpaid' : 'paid';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`confirm.cancel.title.${about}`)}
      description={t(`confirm.cancel.text.${text}`, { code: order.order_group_code })}
      actions={
        <>
          <Button variant="neutral" onClick={() => onOpenChange(false)}>
            {t('confirm.cancel.no')}
          </Button>
          <Button type="submit" form={id} variant="danger" busy={busy}>
            {t(`confirm.cancel.yes.${about}`)}
          </Button>
        </>
      }
    >
      <form id={id} {...form((input) => submit(bodyOf(input)))}>
        <Stack gap={16}>
          <RadioGroup
            name="reason"
            label={t('confirm.cancel.reason')}
            arrangement="stack"
            value={values.reason}
            error={errors.reason}
            onChange={(reason) => set('reason', reason)}
            options={cancelReasonNames.map((name) => ({ value: name, label: cancelReasons[name][locale] }))}
          />
          <TextArea
            {...field('description')}
            label={t('confirm.cancel.more')}
            aside={t('optional')}
            rows={2}
            limit={1_000}
          />
        </Stack>
      </form>
    </Dialog>
  );
};
