import { ListPages, SectionError } from '@pasar/dashboard';
import { LocalLink, linkTo, usePageData } from '@pasar/slice-kit';
import { ButtonLink, Stack } from '@pasar/ui';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NoVouchers } from '../features/browse-vouchers/no-vouchers.tsx';
import { VoucherCard } from '../features/browse-vouchers/voucher-card.tsx';
import { voucherListPath } from '../features/browse-vouchers/voucher-query.ts';
import { VoucherTabs } from '../features/browse-vouchers/voucher-tabs.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import { ListSearch } from '../shared/list-search/list-search.tsx';
import { useMayWrite } from '../shared/rights/use-may-write.ts';
import type { vouchersLoader } from './vouchers.loader.ts';

export const VouchersPage = () => {
  const { t } = useTranslation('seller');
  const { query, list } = usePageData<typeof vouchersLoader>();
  const mayWrite = useMayWrite('catalogue');
  const { state, search } = query;
  return (
    <DashboardLayout
      title={t('vouchers.title')}
      lead={t('vouchers.lead')}
      action={
        mayWrite && (
          <ButtonLink
            as={LocalLink}
            to={linkTo('seller.voucher', { id: 'new' })}
            icon={<Plus size={20} strokeWidth={1.9} aria-hidden="true" />}
          >
            {t('vouchers.create')}
          </ButtonLink>
        )
      }
    >
      <Stack gap={16}>
        <VoucherTabs query={query} {...(list.ok && { counts: list.value.counts })} />
        <ListSearch
          label={t('vouchers.search')}
          hint={t('vouchers.searchHint')}
          search={search}
          keep={state === 'all' ? {} : { state }}
          pathFor={(words) => voucherListPath({ state, search: words })}
        />
      </Stack>
      {!list.ok ? (
        <SectionError section={t('vouchers.title')} />
      ) : list.value.items.length === 0 ? (
        <NoVouchers query={query} />
      ) : (
        <Stack gap={16}>
          {list.value.items.map((voucher) => (
            <VoucherCard key={voucher.id} voucher={voucher} />
          ))}
          <ListPages
            label={t('vouchers.pages')}
            page={list.value.page}
            lastPage={list.value.lastPage}
            pathFor={(page) => voucherListPath({ ...query, page })}
          />
        </Stack>
      )}
    </DashboardLayout>
  );
};
