import { type SellerOrderDetail, sellingEndpoints } from '@pasar/contract';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { Button, Disclosure, Skeleton } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PayoutBreakdown } from '../../shared/payout-breakdown/payout-breakdown.tsx';
import * as style from './entry-breakdown.styles.ts';

/** The breakdown of an order's earnings, requested when it is opened. */
export const EntryBreakdown = ({ code }: { code: string }) => {
  const { t } = useTranslation('seller');
  const api = useApi();
  const report = useReportError();
  const [order, setOrder] = useState<SellerOrderDetail>();
  const { submit, busy } = useSubmit(async () => {
    try {
      setOrder((await api.call(sellingEndpoints.detail, { params: { code } })).data);
    } catch (failure) {
      report(failure, { section: t('wallet.breakdown') });
    }
  });
  return (
    <Disclosure
      css={style.breakdown}
      summary={t('wallet.breakdown')}
      onToggle={(open) => open && !order && void submit()}
    >
      {order ? (
        <PayoutBreakdown order={order} />
      ) : busy ? (
        <Skeleton lines={4} />
      ) : (
        <div css={style.again}>
          <p>{t('wallet.noBreakdown')}</p>
          <Button variant="secondary" size="s" onClick={() => void submit()}>
            {t('error.retry')}
          </Button>
        </div>
      )}
    </Disclosure>
  );
};
