import { useFormat } from '@pasar/slice-kit';
import { Button, Dialog } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import type { OrderActionDialogProps } from './order-action-dialog-props.ts';
import { useChangeOrder } from './use-change-order.ts';

const wishes = { complete: 'completed', withdraw_complaint: 'complaint_withdrawn' } as const;

/** Both ends of an order transfer the money for good: shown before it happens. */
export const CompleteOrderDialog = ({
  order,
  about,
  open,
  onOpenChange,
  changed,
}: OrderActionDialogProps & { about: keyof typeof wishes }) => {
  const { t } = useTranslation('buyer');
  const { rupiah } = useFormat();
  const { submit, busy } = useChangeOrder({ changed, done: () => onOpenChange(false) });
  const { order_code, merchant, grand_total } = order;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`confirm.${about}.title`)}
      description={t(`confirm.${about}.text`, { store: merchant.merchant_name, total: rupiah(grand_total) })}
      actions={
        <>
          <Button variant="neutral" onClick={() => onOpenChange(false)}>
            {t(`confirm.${about}.no`)}
          </Button>
          <Button busy={busy} onClick={() => submit({ order_code, status: wishes[about] })}>
            {t(`confirm.${about}.yes`)}
          </Button>
        </>
      }
    />
  );
};
