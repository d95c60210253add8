import { type AdminParcel, courierNames, maxCountedParcels, parcelViews } from '@pasar/contract';
import { DetailPane, ListWithDetail, ResourceTable, SectionError } from '@pasar/dashboard';
import { useFormat, usePageData, useTimes } from '@pasar/slice-kit';
import { Badge, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { LazyParcelDetail } from '../features/parcels/lazy-parcel.ts';
import { courierTabs, type ParcelsQuery, parcelsPath } from '../features/parcels/parcels-query.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { CursorPages } from '../shared/list/cursor-pages.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import type { parcelsLoader } from './parcels.loader.ts';

const Rows = ({ parcels, query }: { parcels: readonly AdminParcel[]; query: ParcelsQuery }) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={t('nav.parcels')}
      columns={[
        { id: 'awb', label: t('parcels.awb') },
        { id: 'courier', label: t('parcels.courier') },
        { id: 'order', label: t('parcels.order') },
        { id: 'store', label: t('parcels.store') },
        { id: 'scan', label: t('parcels.lastScan') },
        { id: 'at', label: t('parcels.at') },
      ]}
      rows={parcels.map((parcel) => ({
        id: String(parcel.id),
        to: parcelsPath({ ...query, open: String(parcel.id) }),
        open: query.open === String(parcel.id),
        cells: {
          awb: parcel.awb ?? t('parcels.noWaybill'),
          courier: `${parcel.courier.toUpperCase()} ${parcel.service}`,
          order: parcel.order_code,
          store: parcel.store.merchant_name,
          scan: parcel.last_scan?.description ?? t('parcels.noScans'),
          at: (
            <>
              {parcel.last_scan && dateTime(parcel.last_scan.at)}{' '}
              {parcel.is_silent && <Badge tone="warning">{t('parcels.view.silent')}</Badge>}
            </>
          ),
        },
      }))}
    />
  );
};

/** The parcels of all stores and where each was last, and one with all its scans beside the list. */
export const ParcelsPage = () => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  const data = usePageData<typeof parcelsLoader>();
  return (
    <OfficePage title={t('nav.parcels')} data={data}>
      {({ query, list, parcel }, me) => {
        const start = { ...query, cursor: '', open: '' };
        const closeTo = parcelsPath({ ...query, open: '' });
        const { view, courier, search } = query;
        const isFiltered = view !== 'all' || courier !== 'all' || search !== '';
        return (
          <ListWithDetail>
            <ListSection
              title={t('nav.parcels')}
              chips={[
                ...parcelViews.map((one) => ({
                  key: one,
                  label: t(`parcels.view.${one}`),
                  to: parcelsPath({ ...start, view: one }),
                  chosen: view === one,
                })),
                ...courierTabs.slice(1).map((one) => ({
                  key: one,
                  label: one === 'all' ? '' : courierNames[one],
                  to: parcelsPath({ ...start, courier: courier === one ? 'all' : one }),
                  chosen: courier === one,
                })),
              ]}
              search={{
                value: search,
                label: t('parcels.search'),
                pathFor: (typed) => parcelsPath({ ...start, search: typed }),
              }}
              list={list}
              cleared={isFiltered ? parcelsPath({}) : undefined}
            >
              {(parcels) => (
                <Stack gap={12}>
                  {list.ok && (
                    <p>
                      {t('parcels.count', {
                        total:
                          list.value.total > maxCountedParcels
                            ? `${number(maxCountedParcels)}+`
                            : number(list.value.total),
                      })}
                    </p>
                  )}
                  <Rows parcels={parcels} query={query} />
                  <CursorPages
                    cursor={query.cursor}
                    next={list.ok ? list.value.next_cursor : null}
                    pathFor={(cursor) => parcelsPath({ ...query, cursor, open: '' })}
                  />
                </Stack>
              )}
            </ListSection>
            {parcel &&
              (parcel.ok ? (
                <LazyParcelDetail
                  key={parcel.value.data.id}
                  parcel={parcel.value.data}
                  me={me}
                  closeTo={closeTo}
                />
              ) : (
                <DetailPane
                  title={t('parcels.one')}
                  subject={query.open}
                  close={{ to: closeTo, label: t('close') }}
                >
                  <SectionError section={t('parcels.one')} />
                </DetailPane>
              ))}
          </ListWithDetail>
        );
      }}
    </OfficePage>
  );
};
