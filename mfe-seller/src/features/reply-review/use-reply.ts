import { isApiError } from '@pasar/api-client';
import { firstErrors, message, reviewEndpoints, type StoreReview } from '@pasar/contract';
import { useIntent } from '@pasar/dashboard';
import { toast, useApi, useForm, useLocale, useReportError, useSubmit } from '@pasar/slice-kit';
import { useRevalidator } from 'react-router';

/**
 * Sends the store's reply to a review; one that can no longer be changed (409) is read again, and the
 * seller is notified.
 */
export const useReply = (review: StoreReview, replied: (review: StoreReview) => void) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  const intent = useIntent();
  const bodyOf = ({ reply }: { reply: string }) => ({ review_id: review.id, reply });
  const fields = useForm({
    initial: { reply: review.reply?.text ?? '' },
    check: (input) => firstErrors(reviewEndpoints.reply.body, bodyOf(input), locale),
    guard: true,
  });
  const { submit, busy } = useSubmit(async (input: { reply: string }) => {
    const body = bodyOf(input);
    try {
      const { data } = await intent(body, (idempotencyKey) =>
        api.call(reviewEndpoints.reply, { body }, { idempotencyKey }),
      );
      toast.success(message('review.replied', locale));
      replied(data);
    } catch (failure) {
      if (isApiError(failure) && failure.code === 422 && failure.fields) return fields.refuse(failure.fields);
      if (!isApiError(failure) || failure.code !== 409) return report(failure);
      toast.info(failure.message);
      await revalidate();
    }
  });
  return { ...fields, submit, busy };
};
