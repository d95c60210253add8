import { paths } from '@pasar/contract';
import {
  isNarrowed,
  ListPages,
  NoEntries,
  SectionFailure,
  WalletEntries,
  WalletFilter,
  Withdrawals,
} from '@pasar/dashboard';
import { useFormat, usePageData } from '@pasar/slice-kit';
import { Section, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { SaveStatement } from '../features/save-statement/save-statement.tsx';
import { BalancePanel } from '../features/view-wallet/balance-panel.tsx';
import { buyerEntryTypes, walletPath } from '../features/view-wallet/wallet-query.ts';
import { WithdrawButton } from '../features/withdraw/withdraw-button.tsx';
import { AccountFrame } from '../shared/account-frame/account-frame.tsx';
import type { walletLoader } from './wallet.loader.ts';
import { columnsStyle } from './wallet-page.styles.ts';

export const WalletPage = () => {
  const { t } = useTranslation('buyer');
  const { number } = useFormat();
  const { query, balance, history, withdrawals, banks } = usePageData<typeof walletLoader>();
  return (
    <AccountFrame title={t('wallet.title')} lead={t('wallet.lead')}>
      {balance.ok ? (
        <BalancePanel
          {...balance.value}
          withdraw={
            <WithdrawButton balance={balance.value.balance} banks={banks.ok ? banks.value : undefined} />
          }
        />
      ) : (
        <SectionFailure section={t('wallet.balance')} />
      )}
      <div css={columnsStyle}>
        <Section
          title={t('wallet.history')}
          text={
            history.ok && history.value.total > 0 && t('wallet.entries', { n: number(history.value.total) })
          }
          action={
            history.ok &&
            history.value.total > 0 && (
              <SaveStatement type={query.type} date_start={query.date_start} date_end={query.date_end} />
            )
          }
        >
          <Stack gap={16}>
            <WalletFilter query={query} types={buyerEntryTypes} pathFor={walletPath} />
            {!history.ok ? (
              <SectionFailure section={t('wallet.history')} />
            ) : history.value.entries.length > 0 ? (
              <WalletEntries entries={history.value.entries} orderPath={paths.account.order} />
            ) : (
              <NoEntries side="buyer" narrowed={isNarrowed(query)} all={walletPath({})} />
            )}
            {history.ok && (
              <ListPages
                label={t('wallet.pages')}
                page={history.value.page}
                lastPage={history.value.lastPage}
                pathFor={(page) => walletPath({ ...query, page })}
              />
            )}
          </Stack>
        </Section>
        <Section title={t('withdrawal.title')}>
          {!withdrawals.ok ? (
            <SectionFailure section={t('withdrawal.title')} />
          ) : (
            <Withdrawals side="buyer" withdrawals={withdrawals.value} />
          )}
        </Section>
      </div>
    </AccountFrame>
  );
};
