import type { StorePage } from '@pasar/contract';
import { useFormat, useLocale } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { oneDecimal } from '../../shared/one-decimal.ts';
import * as style from './store-figures.styles.ts';

/** The figures that speak for the store; one that is not known yet is left out. */
export const StoreFigures = ({ store }: { store: StorePage }) => {
  const { t } = useTranslation('storefront');
  const { count, number } = useFormat();
  const locale = useLocale();
  const { total_review: reviews } = store;
  const figures = [
    reviews > 0 && {
      name: t('store.figures.rating'),
      value: `★ ${oneDecimal(store.rating, locale)}`,
      said: t('rating.labelOf', {
        value: oneDecimal(store.rating, locale),
        count: reviews,
        n: number(reviews),
      }),
      note: t('store.figures.reviews', { count: reviews, n: number(reviews) }),
    },
    { name: t('store.figures.products'), value: number(store.total_product) },
    store.total_sold > 0 && { name: t('store.figures.sold'), value: count(store.total_sold) },
    { name: t('store.figures.joined'), value: String(store.joined_year) },
  ].filter((figure) => figure !== false);
  return (
    <dl css={style.row}>
      {figures.map(({ name, value, ...more }) => (
        <div key={name} css={style.figure}>
          <dt css={style.name}>{name}</dt>
          <dd css={style.value}>
            {'said' in more ? (
              <>
                <span role="img" aria-label={more.said}>
                  {value}
                </span>
                <span css={style.note} aria-hidden="true">
                  {more.note}
                </span>
              </>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};
