import { paths } from '@pasar/contract';
import { LocalLink } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { isFiltered, type ProductQuery, productListPath } from './product-query.ts';

/** Nothing to show, for one of three reasons, and the way on from there. */
export const NoProducts = ({ query }: { query: ProductQuery }) => {
  const { t } = useTranslation('seller');
  const { status, sort } = query;
  const [reason, to, variant] = isFiltered(query)
    ? (['nothingFound', productListPath({ status, sort }), 'secondary'] as const)
    : status === 'all'
      ? (['none', paths.seller.newProduct(), 'primary'] as const)
      : (['noneHere', productListPath({ sort }), 'secondary'] as const);
  return (
    <Card>
      <EmptyState
        title={t(`products.${reason}.title`)}
        text={t(`products.${reason}.text`)}
        action={
          <ButtonLink as={LocalLink} variant={variant} to={to}>
            {t(`products.${reason}.action`)}
          </ButtonLink>
        }
      />
    </Card>
  );
};
