import { EmptyList } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { type VoucherQuery, voucherListPath } from './voucher-query.ts';

export const NoVouchers = ({ query }: { query: VoucherQuery }) => {
  const { t } = useTranslation('seller');
  const { state } = query;
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
