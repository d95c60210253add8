import { SectionError, TwoColumns, WalletHistory, WalletHolds, Withdrawals } from '@pasar/dashboard';
import { linkTo, useFormat, usePageData } from '@pasar/slice-kit';
import { Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { SourceList } from '../features/refund-to-source/source-list.tsx';
import { SaveStatement } from '../features/save-statement/save-statement.tsx';
import { BalancePanel } from '../features/view-wallet/balance-panel.tsx';
import { buyerEntryTypes, walletPath } from '../features/view-wallet/wallet-query.ts';
import { WithdrawButton } from '../features/withdraw/withdraw-button.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { walletLoader } from './wallet.loader.ts';

export const WalletPage = () => {
  const { t } = useTranslation('buyer');
  const { number } = useFormat();
  const { query, balance, history, withdrawals, sources, banks } = usePageData<typeof walletLoader>();
  return (
    <DashboardLayout title={t('wallet.title')} lead={t('wallet.lead')}>
      {balance.ok ? (
        <BalancePanel
          {...balance.value}
          withdraw={
            <WithdrawButton balance={balance.value.balance} banks={banks.ok ? banks.value : undefined} />
          }
        />
      ) : (
        <SectionError section={t('wallet.balance')} />
      )}
      {balance.ok && <WalletHolds holds={balance.value.holds} />}
      <TwoColumns size="300px" gap={24} rowGap={32}>
        <WalletHistory
          side="buyer"
          query={query}
          types={buyerEntryTypes}
          history={history}
          pathFor={walletPath}
          orderPath={(code) => linkTo('buyer.order', { code })}
          text={history.ok && t('wallet.entries', { n: number(history.value.total) })}
          action={<SaveStatement type={query.type} date_start={query.date_start} date_end={query.date_end} />}
        />
        <Stack gap={32}>
          <SourceList sources={sources} />
          <Withdrawals side="buyer" withdrawals={withdrawals} />
        </Stack>
      </TwoColumns>
    </DashboardLayout>
  );
};
