import { paths } from '@pasar/contract';
import { LocalLink } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { isFiltered, type SellerOrderQuery, sellerOrderListPath } from './seller-order-query.ts';

/** Nothing to show, for one of three reasons, and the way on from there. */
export const NoSellerOrders = ({ query }: { query: SellerOrderQuery }) => {
  const { t } = useTranslation('seller');
  const { status } = query;
  const [reason, to] = isFiltered(query)
    ? (['nothingFound', sellerOrderListPath({ status })] as const)
    : status === 'all'
      ? (['none', paths.seller.store()] as const)
      : (['noneHere', sellerOrderListPath({})] as const);
  return (
    <Card>
      <EmptyState
        title={t(`sellerOrders.${reason}.title`)}
        text={t(`sellerOrders.${reason}.text`)}
        action={
          <ButtonLink as={LocalLink} variant="secondary" to={to}>
            {t(`sellerOrders.${reason}.action`)}
          </ButtonLink>
        }
      />
    </Card>
  );
};
