import { useLocalNavigate } from '@pasar/slice-kit';
import { Button, SelectField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { type ReviewQuery, reviewFields, reviewOrders } from './review-query.ts';
import * as style from './reviews.styles.ts';

interface ReviewOrderFieldProps {
  query: ReviewQuery;
  pathFor(query: ReviewQuery): string;
}

/** The order of the reviews: a field of a GET form, which a selection submits where scripts run. */
export const ReviewOrderField = ({ query, pathFor }: ReviewOrderFieldProps) => {
  const { t } = useTranslation('storefront');
  const navigate = useLocalNavigate();
  const kept = new URL(pathFor({ ...query, order: 'newest', page: 1 }), 'http://here').searchParams;
  return (
    <form css={style.order} method="get">
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        label={t('reviews.order')}
        name={reviewFields.order}
        value={query.order}
        options={reviewOrders.map((value) => ({ value, label: t(`reviews.orders.${value}`) }))}
        onChange={({ target: { value } }) => {
          const order = reviewOrders.find((one) => one === value) ?? 'newest';
          void navigate(pathFor({ ...query, order, page: 1 }), { preventScrollReset: true });
        }}
      />
      <Button css={style.send} type="submit" variant="neutral" size="s">
        {t('reviews.sort')}
      </Button>
    </form>
  );
};
