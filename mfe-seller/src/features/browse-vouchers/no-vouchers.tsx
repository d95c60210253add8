import { EmptyList } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';
import { EmptyState } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useMayWrite } from '../../shared/rights/use-may-write.ts';
import { type VoucherQuery, voucherListPath } from './voucher-query.ts';

export const NoVouchers = ({ query }: { query: VoucherQuery }) => {
  const { t } = useTranslation('seller');
  const { state } = query;
  const mayWrite = useMayWrite('catalogue');
  // Who may only read is offered nothing to add.
  if (!mayWrite && state === 'all' && query.search === '')
    return <EmptyState title={t('vouchers.none.title')} text={t('vouchers.none.text')} />;
  return (
    <EmptyList
      isFiltered={query.search !== ''}
      isAll={state === 'all'}
      to={{
        nothingFound: voucherListPath({ state }),
        none: linkTo('seller.voucher', { id: 'new' }),
        noneHere: voucherListPath({}),
      }}
      message={(reason, part) => t(`vouchers.${reason}.${part}`)}
    />
  );
};
