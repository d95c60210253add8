import type { StoreReview } from '@pasar/contract';
import { lazyComponent, useTimes } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { Store } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './reply.styles.ts';

const ReplyForm = lazyComponent(() =>
  import(/* webpackChunkName: "reply-form" */ './reply-form.tsx').then((m) => m.ReplyForm),
);

interface ReplyProps {
  review: StoreReview;
  replied: (review: StoreReview) => void;
}

/** The store's reply to a review, the form to write one, and for a day the button to change it. */
export const Reply = ({ review, replied }: ReplyProps) => {
  const { t } = useTranslation('seller');
  const { dateTime } = useTimes();
  const [writing, setWriting] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { reply, author } = review;
  const close = () => {
    setWriting(false);
    // The pressed button was removed.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} css={style.place}>
      {writing ? (
        <ReplyForm
          review={review}
          replied={(changed) => {
            replied(changed);
            close();
          }}
          close={close}
          onMissing={() => setWriting(false)}
        />
      ) : reply ? (
        <div css={style.reply}>
          <Store size={16} strokeWidth={1.9} aria-hidden="true" />
          <div css={style.textBlock}>
            <p>
              <b>{t('reviews.yourReply')}</b> <span lang="id">{reply.text}</span>
            </p>
            {reply.can_edit && (
              <p css={style.facts}>
                {t('reviews.editableUntil', { at: dateTime(reply.editable_until) })}
                <Button
                  variant="quiet"
                  size="s"
                  aria-label={t('reviews.editOf', { author })}
                  onClick={() => setWriting(true)}
                >
                  {t('reviews.edit')}
                </Button>
              </p>
            )}
          </div>
        </div>
      ) : (
        <Button
          variant="secondary"
          size="s"
          aria-label={t('reviews.replyTo', { author })}
          onClick={() => setWriting(true)}
        >
          {t('reviews.reply')}
        </Button>
      )}
    </div>
  );
};
