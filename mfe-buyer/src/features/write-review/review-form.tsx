import { maxReviewLength } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Checkbox, ItemLine, Notice, Stack, TextArea } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ImagesField } from '../../shared/images-field/images-field.tsx';
import type { ReviewLine } from './review-line.ts';
import { StarField } from './star-field.tsx';
import type { useReview } from './use-review.ts';

interface ReviewFormProps {
  id: string;
  line: ReviewLine;
  form: ReturnType<typeof useReview>;
}

export const ReviewForm = ({ id, line, form }: ReviewFormProps) => {
  const { t } = useTranslation('buyer');
  const { number } = useFormat();
  const { field, values, errors, set, submit, pictures, anonymous, setAnonymous } = form;
  return (
    <form id={id} {...form.form(submit)}>
      <Stack gap={24}>
        {line.review && <Notice tone="info">{t('review.once')}</Notice>}
        <ItemLine picture={line.picture} name={line.name} details={line.details} />
        <StarField value={values.rating} error={errors.rating} onChange={(rating) => set('rating', rating)} />
        <TextArea
          {...field('text')}
          label={t('review.text')}
          aside={t('optional')}
          hint={t('review.textHint', { n: number(values.text.length), max: number(maxReviewLength) })}
          rows={5}
        />
        <ImagesField kept={pictures} label={t('review.images')} />
        <Checkbox
          name="is_anonymous"
          label={t('review.anonymous')}
          hint={t('review.anonymousHint')}
          checked={anonymous}
          onChange={(event) => setAnonymous(event.target.checked)}
        />
      </Stack>
    </form>
  );
};
