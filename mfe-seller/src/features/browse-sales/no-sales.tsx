import { paths } from '@pasar/contract';
import { LocalLink } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { isNarrowed, type SaleQuery, saleListPath } from './sale-query.ts';

/** Nothing to show, for one of three reasons, and the way on from there. */
export const NoSales = ({ query }: { query: SaleQuery }) => {
  const { t } = useTranslation('seller');
  const { status } = query;
  const [reason, to] = isNarrowed(query)
    ? (['nothingFound', saleListPath({ status })] as const)
    : status === 'all'
      ? (['none', paths.seller.store()] as const)
      : (['noneHere', saleListPath({})] as const);
  return (
    <Card>
      <EmptyState
        title={t(`sales.${reason}.title`)}
        text={t(`sales.${reason}.text`)}
        action={
          <ButtonLink as={LocalLink} variant="secondary" to={to}>
            {t(`sales.${reason}.action`)}
          </ButtonLink>
        }
      />
    </Card>
  );
};
