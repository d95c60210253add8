import type { AdminStore } from '@pasar/contract';
import { FilterChips, ResourceTable } from '@pasar/dashboard';
import { linkTo, useFormat, usePageData, useTimes } from '@pasar/slice-kit';
import { Badge } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { storeStates, storesPath, storeTypes } from '../features/browse-stores/stores-query.ts';
import { ExportButton } from '../shared/export/export-button.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { usePartNames } from '../shared/staff/use-part-names.ts';
import type { storesLoader } from './stores.loader.ts';

const StoresTable = ({ stores }: { stores: readonly AdminStore[] }) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const { number, rupiah } = useFormat();
  const nameParts = usePartNames();
  return (
    <ResourceTable
      caption={t('nav.stores')}
      columns={[
        { id: 'name', label: t('stores.name') },
        { id: 'owner', label: t('stores.owner') },
        { id: 'city', label: t('stores.city') },
        { id: 'status', label: t('stores.status') },
        { id: 'rating', label: t('stores.rating'), numeric: true },
        { id: 'gmv', label: t('stores.gmv'), numeric: true },
        { id: 'penalties', label: t('stores.penalties'), numeric: true },
        { id: 'waiting', label: t('stores.waiting') },
        { id: 'due', label: t('stores.due') },
      ]}
      rows={stores.map((store) => ({
        id: String(store.id),
        to: linkTo('back-office.store', { id: store.id }),
        cells: {
          name: store.merchant_name,
          owner: store.owner.fullname || store.owner.email,
          city: store.city,
          status: (
            <span>
              {t(`store.state.${store.verification_status}`)}{' '}
              {store.is_late && <Badge tone="danger">{t('stores.late')}</Badge>}
            </span>
          ),
          rating: store.rating ? number(store.rating) : null,
          gmv: store.gmv === undefined ? null : rupiah(store.gmv),
          penalties: store.penalties ? number(store.penalties) : null,
          waiting: nameParts(store.waiting),
          due: store.verify_due_at && dateTime(store.verify_due_at),
        },
      }))}
    />
  );
};

/** The stores of the market, those that wait for a decision first. */
export const StoresPage = () => {
  const { t } = useTranslation('back-office');
  const { date } = useFormat();
  const data = usePageData<typeof storesLoader>();
  return (
    <OfficePage title={t('nav.stores')} data={data}>
      {({ query, list }) => {
        const hasDays = Boolean(query.date_start || query.date_end);
        return (
          <>
            <ExportButton
              list="stores"
              filters={{
                ...{ search: query.search, status: query.status, type: query.type },
                ...{ date_start: query.date_start, date_end: query.date_end },
              }}
            />
            <FilterChips
              label={t('stores.type')}
              chips={storeTypes.map((type) => ({
                key: type,
                label: t(`stores.types.${type}`),
                to: storesPath({ ...query, type, page: 1 }),
                chosen: query.type === type,
              }))}
            />
            <ListSection
              title={t('nav.stores')}
              chips={[
                ...(hasDays
                  ? [
                      {
                        key: 'days',
                        label: t('stores.new', {
                          from: query.date_start ? date(query.date_start) : '…',
                          until: query.date_end ? date(query.date_end) : '…',
                        }),
                        to: storesPath({ ...query, date_start: undefined, date_end: undefined, page: 1 }),
                        chosen: true,
                      },
                    ]
                  : []),
                ...storeStates.map((status) => ({
                  key: status,
                  label: t(`stores.tab.${status}`),
                  to: storesPath({ ...query, status, page: 1 }),
                  chosen: query.status === status,
                })),
              ]}
              search={{
                value: query.search,
                label: t('stores.search'),
                pathFor: (search) => storesPath({ ...query, search, page: 1 }),
              }}
              list={list}
              pathFor={(page) => storesPath({ ...query, page })}
              cleared={
                query.search || query.type !== 'all' || hasDays ? storesPath({ status: 'all' }) : undefined
              }
            >
              {(stores) => <StoresTable stores={stores} />}
            </ListSection>
          </>
        );
      }}
    </OfficePage>
  );
};
