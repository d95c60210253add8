import { useFormat } from '@pasar/slice-kit';
import { Button, Sheet } from '@pasar/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewForm } from './review-form.tsx';
import type { ReviewLine } from './review-line.ts';
import { useReview } from './use-review.ts';

export interface ReviewSheetProps {
  /** At least one; the next comes when one is written. */
  lines: readonly ReviewLine[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** All are written, or the sheet was closed after some. */
  written: () => void;
}

/** The things of an order one after the other, as they were when the sheet was opened. */
export const ReviewSheet = ({ lines: now, open, onOpenChange, written }: ReviewSheetProps) => {
  const [lines] = useState(now);
  const [at, setAt] = useState(0);
  const line = lines[at];
  const close = () => {
    onOpenChange(false);
    if (at > 0) written();
  };
  const next = () => {
    if (at + 1 < lines.length) return setAt(at + 1);
    onOpenChange(false);
    written();
  };
  if (!line) return null;
  return (
    <OneReview
      key={line.id}
      line={line}
      place={lines.length > 1 ? { at: at + 1, of: lines.length } : undefined}
      open={open}
      close={close}
      written={next}
      over={() => {
        onOpenChange(false);
        written();
      }}
    />
  );
};

interface OneReviewProps {
  line: ReviewLine;
  place: { at: number; of: number } | undefined;
  open: boolean;
  close: () => void;
  written: () => void;
  over: () => void;
}

const OneReview = ({ line, place, open, close, written, over }: OneReviewProps) => {
  const { t } = useTranslation('buyer');
  const { number } = useFormat();
  const id = useId();
  const form = useReview(line, { open, written, over });
  const title = t(line.review ? 'review.change' : 'review.title');
  return (
    <Sheet
      open={open}
      onOpenChange={(wanted) => !wanted && close()}
      title={place ? t('review.place', { title, at: number(place.at), of: number(place.of) }) : title}
      closeLabel={t('close')}
      actions={
        <Button type="submit" form={id} block busy={form.busy || form.pictures.arriving !== undefined}>
          {t(line.review ? 'review.save' : 'review.send')}
        </Button>
      }
    >
      <ReviewForm id={id} line={line} form={form} />
    </Sheet>
  );
};
