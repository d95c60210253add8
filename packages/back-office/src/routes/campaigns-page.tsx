import { type AdminVoucher, voucherTabs } from '@pasar/contract';
import { DetailPane, ListWithDetail, ResourceTable, SectionError } from '@pasar/dashboard';
import { useFormat, useLocale, useLocalNavigate, usePageData, useTimes } from '@pasar/slice-kit';
import { Badge, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { LazyVoucherDetail, LazyVoucherForm } from '../features/vouchers/lazy-voucher.ts';
import { type VouchersQuery, vouchersPath } from '../features/vouchers/vouchers-query.ts';
import { campaignTones } from '../shared/campaigns/campaign-tones.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { AddLink } from '../shared/list/add-link.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { campaignsLoader } from './campaigns.loader.ts';

const Rows = ({ vouchers, query }: { vouchers: readonly AdminVoucher[]; query: VouchersQuery }) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const { rupiah, number } = useFormat();
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={t('tab.campaigns')}
      columns={[
        { id: 'code', label: t('voucher.fields.voucher_code') },
        { id: 'name', label: t('voucher.name') },
        { id: 'state', label: t('voucher.state') },
        { id: 'end', label: t('voucher.fields.date_end') },
        { id: 'uses', label: t('voucher.uses'), numeric: true },
        { id: 'spent', label: t('voucher.spent'), numeric: true },
      ]}
      rows={vouchers.map((voucher) => ({
        id: String(voucher.id),
        to: vouchersPath({ ...query, open: String(voucher.id) }),
        open: query.open === String(voucher.id),
        cells: {
          code: voucher.voucher_code,
          name: voucher[`name_${locale}`],
          state: <Badge tone={campaignTones[voucher.state]}>{t(`campaign.${voucher.state}`)}</Badge>,
          end: dateTime(voucher.date_end),
          uses: `${number(voucher.used)}/${number(voucher.quota)}`,
          spent: rupiah(voucher.spent),
        },
      }))}
    />
  );
};

/** The vouchers that the market pays, and one of them beside the list. */
export const CampaignsPage = () => {
  const { t } = useTranslation('back-office');
  const navigate = useLocalNavigate();
  const data = usePageData<typeof campaignsLoader>();
  return (
    <OfficePage title={t('tab.campaigns')} data={data}>
      {({ query, list, categories, now }) => {
        const closeTo = vouchersPath({ ...query, open: '' });
        const voucher = list.ok ? list.value.data.find(({ id }) => String(id) === query.open) : undefined;
        const known = categories?.ok ? categories.value.data : [];
        return (
          <>
            <OfficeTabs of="campaigns" current="campaigns" />
            <ListWithDetail>
              <Stack gap={12}>
                <AddLink to={vouchersPath({ ...query, open: 'new' })} label={t('voucher.new')} />
                <ListSection
                  title={t('tab.campaigns')}
                  chips={voucherTabs.map((state) => ({
                    key: state,
                    label: t(`campaign.${state}`),
                    to: vouchersPath({ search: query.search, state }),
                    chosen: query.state === state,
                  }))}
                  search={{
                    value: query.search,
                    label: t('voucher.search'),
                    pathFor: (search) => vouchersPath({ state: query.state, search }),
                  }}
                  list={list}
                  pathFor={(page) => vouchersPath({ ...query, page, open: '' })}
                  cleared={query.search || query.state !== 'all' ? vouchersPath({}) : undefined}
                >
                  {(vouchers) => <Rows vouchers={vouchers} query={query} />}
                </ListSection>
              </Stack>
              {query.open === 'new' && (
                <DetailPane title={t('voucher.new')} subject="new" close={{ to: closeTo, label: t('close') }}>
                  {categories?.ok === false ? (
                    <SectionError section={t('voucher.fields.category_ids')} />
                  ) : (
                    <LazyVoucherForm
                      categories={known}
                      now={now}
                      onDone={({ id }) => navigate(vouchersPath({ open: String(id) }))}
                    />
                  )}
                </DetailPane>
              )}
              {voucher && (
                <LazyVoucherDetail
                  key={voucher.id}
                  voucher={voucher}
                  categories={known}
                  now={now}
                  closeTo={closeTo}
                />
              )}
            </ListWithDetail>
          </>
        );
      }}
    </OfficePage>
  );
};
