import { ListPages, SectionFailure } from '@pasar/dashboard';
import { LocalLink, useFormat, usePageData } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState, Section, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { SaveStatement } from '../features/save-statement/save-statement.tsx';
import { BalancePanel } from '../features/view-wallet/balance-panel.tsx';
import { HistoryFilter } from '../features/view-wallet/history-filter.tsx';
import { WalletHistory } from '../features/view-wallet/wallet-history.tsx';
import { isNarrowed, walletPath } from '../features/view-wallet/wallet-query.ts';
import { Withdrawals } from '../features/view-wallet/withdrawals.tsx';
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
            <HistoryFilter query={query} />
            {!history.ok ? (
              <SectionFailure section={t('wallet.history')} />
            ) : history.value.entries.length > 0 ? (
              <WalletHistory entries={history.value.entries} />
            ) : (
              <NoEntries narrowed={isNarrowed(query)} />
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
          ) : withdrawals.value.length > 0 ? (
            <Withdrawals withdrawals={withdrawals.value} />
          ) : (
            <Card>
              <EmptyState headingLevel={3} title={t('withdrawal.none')} text={t('withdrawal.noneText')} />
            </Card>
          )}
        </Section>
      </div>
    </AccountFrame>
  );
};

const NoEntries = ({ narrowed }: { narrowed: boolean }) => {
  const { t } = useTranslation('buyer');
  return (
    <Card>
      {narrowed ? (
        <EmptyState
          headingLevel={3}
          title={t('wallet.nothingFound')}
          text={t('wallet.nothingFoundText')}
          action={
            <ButtonLink as={LocalLink} variant="secondary" to={walletPath({})}>
              {t('filter.clear')}
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState headingLevel={3} title={t('wallet.empty')} text={t('wallet.emptyText')} />
      )}
    </Card>
  );
};
