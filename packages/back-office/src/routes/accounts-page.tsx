import { ResourceTable } from '@pasar/dashboard';
import { linkTo, useFormat, usePageData } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { accountsLoader } from './accounts.loader.ts';

/** What each account of the ledger has now; a row leads to its journals. */
export const AccountsPage = () => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const data = usePageData<typeof accountsLoader>();
  return (
    <OfficePage title={t('nav.accounts')} lead={t('accounts.lead')} data={data}>
      {({ list }) => (
        <>
          <OfficeTabs of="ledger" current="accounts" />
          <ListSection title={t('nav.accounts')} chips={[]} list={list}>
            {(accounts) => (
              <>
                <ResourceTable
                  caption={t('nav.accounts')}
                  columns={[
                    { id: 'name', label: t('accounts.name') },
                    { id: 'balance', label: t('accounts.balance'), numeric: true },
                  ]}
                  rows={accounts.map(({ account, balance }) => ({
                    id: account,
                    to: linkTo('back-office.ledger', { account }),
                    cells: { name: t(`account.${account}`), balance: rupiah(balance) },
                  }))}
                />
                <p>
                  {t('accounts.sum')}: {rupiah(accounts.reduce((sum, { balance }) => sum + balance, 0))}
                </p>
              </>
            )}
          </ListSection>
        </>
      )}
    </OfficePage>
  );
};
