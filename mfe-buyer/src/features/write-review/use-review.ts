import { isApiError } from '@pasar/api-client';
import { firstErrors, message, reviewEndpoints } from '@pasar/contract';
import { useIntent } from '@pasar/dashboard';
import { toast, useApi, useForm, useLocale, useReportError, useSubmit } from '@pasar/slice-kit';
import { useImageList } from '@pasar/slice-kit/fields';
import { useRef, useState } from 'react';
import type { ReviewLine } from './review-line.ts';

interface Outcome {
  /** Input is only guarded while the form is in sight. */
  open: boolean;
  /** The server has saved it. */
  written: () => void;
  /** It cannot be written (any more). */
  over: () => void;
}

/** The form of one review: stars, text, images, and whether the name is shown beside it. */
export const useReview = ({ id, review }: ReviewLine, { open, written, over }: Outcome) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportError();
  const intent = useIntent();
  const pictures = useImageList(
    review?.images.map(({ media_id, image_urls: { w150 } }) => ({ mediaId: media_id, preview: w150 })),
  );
  const [anonymous, setAnonymous] = useState(review?.is_anonymous ?? false);
  const bodyOf = ({ rating, text }: { rating: string; text: string }) => ({
    order_item_id: id,
    rating: Number(rating) || 0,
    text,
    media_ids: pictures.ids,
    is_anonymous: anonymous,
  });
  const fields = useForm({
    initial: { rating: review ? String(review.rating) : '', text: review?.text ?? '' },
    check: (input) => firstErrors(reviewEndpoints.write.body, bodyOf(input), locale),
    guard: open,
  });
  // The sheet closes with a delay; a second press on its button is no second request.
  const sent = useRef(false);
  const { submit, busy } = useSubmit(async (input: { rating: string; text: string }) => {
    if (sent.current) return;
    const body = bodyOf(input);
    try {
      await intent(body, (idempotencyKey) => api.call(reviewEndpoints.write, { body }, { idempotencyKey }));
      sent.current = true;
      toast.success(message(review ? 'review.changed' : 'review.saved', locale));
      fields.settle(input);
      written();
    } catch (failure) {
      if (!isApiError(failure)) return report(failure);
      if (failure.code === 422 && failure.fields) {
        pictures.setError(failure.fields.media_ids?.[0]);
        return fields.refuse(failure.fields);
      }
      if (failure.code !== 409) return report(failure);
      toast.info(failure.message);
      over();
    }
  });
  return { ...fields, pictures, anonymous, setAnonymous, submit, busy };
};
