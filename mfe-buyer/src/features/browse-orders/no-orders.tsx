import { paths } from '@pasar/contract';
import { LocalLink } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { isFiltered, type OrderQuery, orderListPath } from './order-query.ts';

/** Nothing to show, for one of three reasons, and the way on from there. */
export const NoOrders = ({ query }: { query: OrderQuery }) => {
  const { t } = useTranslation('buyer');
  const { status } = query;
  const [reason, to] = isFiltered(query)
    ? (['nothingFound', orderListPath({ status })] as const)
    : status === 'all'
      ? (['none', paths.home()] as const)
      : (['noneHere', orderListPath({})] as const);
  return (
    <Card>
      <EmptyState
        title={t(`orders.${reason}.title`)}
        text={t(`orders.${reason}.text`)}
        action={
          <ButtonLink as={LocalLink} variant="secondary" to={to}>
            {t(`orders.${reason}.action`)}
          </ButtonLink>
        }
      />
    </Card>
  );
};
