import type { StoreReview } from '@pasar/contract';
import { Button, Chip, FieldHint, Stack, TextArea } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './reply.styles.ts';
import { useReply } from './use-reply.ts';

interface ReplyFormProps {
  review: StoreReview;
  replied: (review: StoreReview) => void;
  close: () => void;
}

/**
 * Suggested replies: thanks for good reviews, help for the others. A press puts one into the field for
 * editing.
 */
const templatesFor = (rating: number) =>
  rating >= 4 ? (['thanks', 'again', 'share'] as const) : (['sorry', 'help', 'improve'] as const);

export const ReplyForm = ({ review, replied, close }: ReplyFormProps) => {
  const { t } = useTranslation('seller');
  const hint = useId();
  const { field, values, set, form, submit, busy } = useReply(review, replied);
  const add = (words: string) =>
    set('reply', values.reply.trim() === '' ? words : `${values.reply.trimEnd()} ${words}`);
  return (
    <form {...form(submit)}>
      <Stack gap={12}>
        <TextArea
          {...field('reply')}
          label={t('reviews.yourReply')}
          aria-describedby={hint}
          rows={3}
          limit={500}
          autoFocus
          required
        />
        <ul css={style.templates} aria-label={t('reviews.templates')}>
          {templatesFor(review.rating).map((name) => (
            <li key={name}>
              <Chip onClick={() => add(t(`reviews.template.${name}.text`))}>
                {t(`reviews.template.${name}.name`)}
              </Chip>
            </li>
          ))}
        </ul>
        <FieldHint id={hint}>{t('reviews.replyHint')}</FieldHint>
        <div css={style.buttons}>
          <Button variant="neutral" size="s" onClick={close}>
            {t('goBack')}
          </Button>
          <Button type="submit" size="s" busy={busy}>
            {t('reviews.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
