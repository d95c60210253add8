import {
  firstErrors,
  message,
  type RejectReason,
  rejectReasonNames,
  rejectReasons,
  type SellerOrder,
  sellingEndpoints,
} from '@pasar/contract';
import { useForm, useFormat, useLocale } from '@pasar/slice-kit';
import { Button, Dialog, RadioGroup, Stack, TextArea } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDecision } from './order-decision.ts';
import type { ConfirmableAction } from './seller-order-actions.tsx';
import { type Changed, useOrderDecision } from './use-order-decision.ts';

interface AnswerQuestionProps {
  order: SellerOrder;
  about: ConfirmableAction;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  changed: Changed;
}

/** Decisions that cost the store money are red. */
const grave: readonly ConfirmableAction[] = ['reject', 'accept_cancel', 'accept_complaint'];

/** The confirmation of a decision: what happens to the money, the reason, and a message to the buyer. */
export const OrderDecisionDialog = ({ order, about, open, onOpenChange, changed }: AnswerQuestionProps) => {
  const { t } = useTranslation('seller');
  const locale = useLocale();
  const { rupiah } = useFormat();
  const id = useId();
  const rejects = about === 'reject';
  const { order_code, refund_preview: preview } = order;
  const answerOf = ({ reason, description }: { reason: string; description: string }): OrderDecision => {
    if (rejects)
      // one of the options, or empty and rejected
      return { to: 'order', body: { order_code, reason: reason as RejectReason, description } };
    const accept = about === 'accept_cancel' || about === 'accept_complaint';
    return {
      to: about.endsWith('_cancel') ? 'cancel' : 'complaint',
      body: { order_code, accept, description },
    };
  };
  const { field, values, errors, set, form, refuse } = useForm({
    initial: { reason: '', description: '' },
    check: (input) => {
      if (!rejects)
        return firstErrors(sellingEndpoints.replyToCancelRequest.body, answerOf(input).body, locale);
      const unsaid = input.reason === 'lainnya' && input.description.trim() === '';
      return {
        ...(unsaid && { description: message('order.reason.text', locale) }),
        ...firstErrors(sellingEndpoints.reject.body, answerOf(input).body, locale),
      };
    },
  });
  const { submit, busy } = useOrderDecision({ changed, done: () => onOpenChange(false), refused: refuse });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`confirm.${about}.title`)}
      description={t(`confirm.${about}.text`, {
        refund: preview && rupiah(preview.refunded),
        net: preview && rupiah(preview.seller_net),
      })}
      actions={
        <>
          <Button variant="neutral" onClick={() => onOpenChange(false)}>
            {t('goBack')}
          </Button>
          <Button type="submit" form={id} variant={grave.includes(about) ? 'danger' : 'primary'} busy={busy}>
            {t(`confirm.${about}.yes`)}
          </Button>
        </>
      }
    >
      <form id={id} {...form((input) => submit(answerOf(input)))}>
        <Stack gap={16}>
          {rejects && (
            <RadioGroup
              name="reason"
              label={t('confirm.reason')}
              arrangement="stack"
              value={values.reason}
              error={errors.reason}
              onChange={(reason) => set('reason', reason)}
              options={rejectReasonNames.map((name) => ({
                value: name,
                label: rejectReasons[name][locale],
                ...(name === 'stok_habis' && { hint: t('confirm.noStock') }),
              }))}
            />
          )}
          <TextArea
            {...field('description')}
            label={t('confirm.message')}
            aside={values.reason === 'lainnya' ? undefined : t('optional')}
            rows={2}
            limit={500}
          />
        </Stack>
      </form>
    </Dialog>
  );
};
