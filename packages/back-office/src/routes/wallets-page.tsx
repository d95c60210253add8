import { walletAccounts } from '@pasar/contract';
import { ResourceTable } from '@pasar/dashboard';
import { linkTo, useFormat, usePageData } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { walletsPath } from '../features/read-ledger/wallets-query.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { walletsLoader } from './wallets.loader.ts';

/** What each store or person has now, most first; a row leads to what moved it. */
export const WalletsPage = () => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const data = usePageData<typeof walletsLoader>();
  return (
    <OfficePage title={t('nav.wallets')} lead={t('wallets.lead')} data={data}>
      {({ query, list }) => {
        const { account, show, search } = query;
        return (
          <>
            <OfficeTabs of="ledger" current="wallets" />
            <ListSection
              title={t('nav.wallets')}
              chips={[
                ...walletAccounts.map((one) => ({
                  key: one,
                  label: t(`account.${one}`),
                  to: walletsPath({ show, account: one }),
                  chosen: account === one,
                })),
                {
                  key: 'all',
                  label: t('wallets.empty'),
                  to: walletsPath({ ...query, show: show === 'all' ? 'money' : 'all', page: 1 }),
                  chosen: show === 'all',
                },
              ]}
              search={{
                value: search,
                label: t(`wallets.search.${account}`),
                pathFor: (typed) => walletsPath({ account, show, search: typed }),
              }}
              list={list}
              pathFor={(page) => walletsPath({ ...query, page })}
              cleared={search ? walletsPath({ account, show }) : undefined}
            >
              {(wallets) => (
                <>
                  {list.ok && <p>{t('wallets.sum', { amount: rupiah(list.value.sum) })}</p>}
                  <ResourceTable
                    caption={t('nav.wallets')}
                    columns={[
                      { id: 'name', label: t(`wallets.owner.${account}`) },
                      { id: 'balance', label: t('accounts.balance'), numeric: true },
                    ]}
                    rows={wallets.map(({ owner, name, balance }) => ({
                      id: String(owner),
                      to: linkTo('back-office.ledger', { account, owner }),
                      cells: { name, balance: rupiah(balance) },
                    }))}
                  />
                </>
              )}
            </ListSection>
          </>
        );
      }}
    </OfficePage>
  );
};
