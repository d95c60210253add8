import { StatusTabs } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';

// Links are written out, because the build replaces each by its address.
const listTabs = () =>
  ({
    reports: {
      reports: linkTo('back-office.reports'),
      appeals: linkTo('back-office.appeals'),
    },
    payments: {
      payments: linkTo('back-office.payments'),
      transfers: linkTo('back-office.transfers'),
      mismatches: linkTo('back-office.mismatches'),
    },
    ledger: {
      ledger: linkTo('back-office.ledger'),
      wallets: linkTo('back-office.wallets'),
      settlements: linkTo('back-office.settlements'),
      taxDocuments: linkTo('back-office.taxDocuments'),
      accounts: linkTo('back-office.accounts'),
      checks: linkTo('back-office.checks'),
    },
    campaigns: {
      campaigns: linkTo('back-office.campaigns'),
      promos: linkTo('back-office.promos'),
      flashSales: linkTo('back-office.flashSales'),
      flashItems: linkTo('back-office.flashItems'),
      shippingOffers: linkTo('back-office.shippingOffers'),
      banners: linkTo('back-office.banners'),
      homeSections: linkTo('back-office.homeSections'),
      calendar: linkTo('back-office.calendar'),
    },
    categories: {
      categories: linkTo('back-office.categories'),
      brands: linkTo('back-office.brands'),
    },
    search: {
      search: linkTo('back-office.search'),
      searchReport: linkTo('back-office.searchReport'),
      searchIndex: linkTo('back-office.searchIndex'),
    },
    audit: {
      audit: linkTo('back-office.audit'),
      views: linkTo('back-office.views'),
    },
  }) as const;
type Areas = ReturnType<typeof listTabs>;
type Area = keyof Areas;
type Tab = { [One in Area]: keyof Areas[One] }[Area];

interface OfficeTabsProps {
  of: Area;
  current: Tab;
  /** Pages that the reader's roles do not open. */
  without?: readonly Tab[];
}

/** The pages behind one entry of the navigation. */
export const OfficeTabs = ({ of, current, without = [] }: OfficeTabsProps) => {
  const { t } = useTranslation('back-office');
  const links: Partial<Record<Tab, string>> = listTabs()[of];
  return (
    <StatusTabs<Tab>
      label={t('tabsOf', { area: t(`nav.${of}`) })}
      tabs={(Object.keys(links) as Tab[]).filter((tab) => !without.includes(tab))}
      current={current}
      toLabel={(tab) => t(`tab.${tab}`)}
      toHref={(tab) => links[tab] ?? ''}
    />
  );
};
