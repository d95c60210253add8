import { orderDocumentEndpoints } from '@pasar/contract';
import {
  SaveButton,
  SectionError,
  TwoColumns,
  WalletHistory,
  WalletHolds,
  Withdrawals,
} from '@pasar/dashboard';
import { LocalLink, linkTo, usePageData } from '@pasar/slice-kit';
import { Section, Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { BankCard } from '../features/store-bank/bank-card.tsx';
import { BalancePanel } from '../features/view-wallet/balance-panel.tsx';
import { EntryBreakdown } from '../features/view-wallet/entry-breakdown.tsx';
import { storeEntryTypes, walletPath } from '../features/view-wallet/wallet-query.ts';
import { WithdrawButton } from '../features/withdraw/withdraw-button.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { walletLoader } from './wallet.loader.ts';
import { besideHeadingStyle } from './wallet-page.styles.ts';

export const WalletPage = () => {
  const { t } = useTranslation('seller');
  const { query, balance, history, withdrawals, bank, banks } = usePageData<typeof walletLoader>();
  const { type, date_start, date_end } = query;
  return (
    <DashboardLayout title={t('wallet.title')} lead={t('wallet.lead')}>
      {balance.ok ? (
        <BalancePanel
          balance={balance.value}
          withdraw={
            bank.ok && (
              <WithdrawButton
                withdrawable={balance.value.withdrawable}
                balance={balance.value.balance}
                bank={bank.value}
              />
            )
          }
        />
      ) : (
        <SectionError section={t('wallet.withdrawable')} />
      )}
      {balance.ok && <WalletHolds holds={balance.value.holds} />}
      <TwoColumns size="300px" gap={24} rowGap={32}>
        <WalletHistory
          side="seller"
          query={query}
          types={storeEntryTypes}
          history={history}
          pathFor={walletPath}
          orderPath={(code) => linkTo('seller.order', { code })}
          below={({ type, reference_code }) => type === 'sale' && <EntryBreakdown code={reference_code} />}
          action={
            <div css={besideHeadingStyle}>
              <TextLink as={LocalLink} standalone to={linkTo('seller.walletMonth')}>
                {t('wallet.month')}
              </TextLink>
              <SaveButton
                variant="quiet"
                ask={(api) =>
                  api.call(orderDocumentEndpoints.sellerStatement, { query: { type, date_start, date_end } })
                }
              >
                {t('wallet.statement')}
              </SaveButton>
            </div>
          }
        />
        <Stack gap={32}>
          <Section title={t('bank.title')}>
            {bank.ok ? (
              <BankCard bank={bank.value} banks={banks.ok ? banks.value : undefined} />
            ) : (
              <SectionError section={t('bank.title')} />
            )}
          </Section>
          <Withdrawals side="seller" withdrawals={withdrawals} />
        </Stack>
      </TwoColumns>
    </DashboardLayout>
  );
};
