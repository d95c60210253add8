import { paths } from '@pasar/contract';
import { LocalLink } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { type VoucherQuery, voucherListPath } from './voucher-query.ts';

/** Nothing to show, and the way on from there. */
export const NoVouchers = ({ query: { state, search } }: { query: VoucherQuery }) => {
  const { t } = useTranslation('seller');
  const [reason, to] = search
    ? (['nothingFound', voucherListPath({ state })] as const)
    : state === 'all'
      ? (['none', paths.seller.newVoucher()] as const)
      : (['noneHere', voucherListPath({})] as const);
  return (
    <Card>
      <EmptyState
        title={t(`vouchers.${reason}.title`)}
        text={t(`vouchers.${reason}.text`)}
        action={
          <ButtonLink as={LocalLink} variant="secondary" to={to}>
            {t(`vouchers.${reason}.action`)}
          </ButtonLink>
        }
      />
    </Card>
  );
};
