import { type BuyerOrder, type ComplaintType, firstErrors, message, orderEndpoints } from '@pasar/contract';
import { useForm, useLocale } from '@pasar/slice-kit';
import { useImageList } from '@pasar/slice-kit/fields';
import type { Changed } from './order-change.ts';
import { useChangeOrder } from './use-change-order.ts';

interface Fields extends Record<string, string> {
  reason: string;
  description: string;
  amount: string;
}

interface Asking {
  /** Input is only guarded while the form is in sight. */
  open: boolean;
  changed: Changed;
  done: () => void;
}

/** A complaint's form: the contract's rules, the order's total as the upper end, evidence for what can be seen. */
export const useComplaint = (order: BuyerOrder, { open, ...outcome }: Asking) => {
  const locale = useLocale();
  const evidence = useImageList();
  const bodyOf = ({ reason, description, amount }: Fields) => ({
    order_code: order.order_code,
    status: 'complained' as const,
    reason: reason as ComplaintType, // one of the options, or empty and rejected
    description,
    media_ids: reason === 'not_arrived' ? [] : evidence.ids,
    ...(amount && { amount: Number(amount) }),
  });
  const check = (input: Fields) => ({
    ...(Number(input.amount) > order.grand_total && { amount: message('complaint.amount', locale) }),
    ...firstErrors(orderEndpoints.status.body, bodyOf(input), locale),
  });
  const initial: Fields = {
    reason: order.status === 'shipped' ? 'not_arrived' : '',
    description: '',
    amount: '',
  };
  const fields = useForm({ initial, check, guard: open });
  const refused = (refusals: Record<string, string[]>) => {
    evidence.setError(refusals.media_ids?.[0]);
    fields.refuse(refusals);
  };
  const { submit, busy } = useChangeOrder({ ...outcome, refused });
  const send = (input: Fields) => {
    if (input.reason !== 'not_arrived' && evidence.ids.length === 0) {
      evidence.setError(message('complaint.images.required', locale));
      return document.querySelector<HTMLElement>('[name="media_ids"]')?.focus();
    }
    void submit(bodyOf(input));
  };
  return { ...fields, send, busy, evidence };
};
