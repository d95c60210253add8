import type { AdminUser } from '@pasar/contract';
import { ListFilter, ListWithDetail, ResourceTable, SearchBox, toSearchParams } from '@pasar/dashboard';
import { useFormat, usePageData } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { UserDetail } from '../features/browse-users/user-detail.tsx';
import {
  readUsersQuery,
  type UsersQuery,
  userStates,
  usersPath,
} from '../features/browse-users/users-query.ts';
import { ExportButton } from '../shared/export/export-button.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import type { usersLoader } from './users.loader.ts';

const Rows = ({ users, query }: { users: readonly AdminUser[]; query: UsersQuery }) => {
  const { t } = useTranslation('back-office');
  const { date, number } = useFormat();
  return (
    <ResourceTable
      caption={t('nav.users')}
      columns={[
        { id: 'name', label: t('users.name') },
        { id: 'email', label: t('users.email') },
        { id: 'phone', label: t('users.phone') },
        { id: 'store', label: t('users.store') },
        { id: 'orders', label: t('users.orders'), numeric: true },
        { id: 'status', label: t('users.status') },
        { id: 'joined', label: t('users.joined') },
      ]}
      rows={users.map((user) => ({
        id: String(user.id),
        to: usersPath({ ...query, open: String(user.id) }),
        open: query.open === String(user.id),
        cells: {
          name: user.fullname || user.username || user.email,
          email: user.email,
          phone: user.phone,
          store: user.merchant?.merchant_name,
          orders: user.orders_total !== undefined && number(user.orders_total),
          status: t(`users.state.${user.status}`),
          joined: date(user.created_at),
        },
      }))}
    />
  );
};

/** The people with an account, and one of them beside the list. */
export const UsersPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof usersLoader>();
  return (
    <OfficePage title={t('nav.users')} data={data}>
      {({ query, list, detail }, me) => {
        // One that is not on this page of the list is shown beside it all the same.
        const listed = list.ok ? list.value.data.find(({ id }) => String(id) === query.open) : undefined;
        const facts = detail?.ok ? detail.value.data : undefined;
        const user = facts ?? listed;
        const { search, status, date_start, date_end } = query;
        const isFiltered = Boolean(search || date_start || date_end);
        return (
          <>
            <ListFilter
              label={t('nav.users')}
              keep={{ status }}
              dates={{ date_start, date_end }}
              active={isFiltered}
              pathFor={(fields) => usersPath(readUsersQuery(toSearchParams(fields)))}
            >
              <SearchBox label={t('users.search')} hint={t('users.search')} search={search} />
            </ListFilter>
            <ExportButton list="users" filters={{ search, status, date_start, date_end }} />
            <ListWithDetail>
              <ListSection
                title={t('nav.users')}
                chips={userStates.map((state) => ({
                  key: state,
                  label: t(`users.tab.${state}`),
                  to: usersPath({ ...query, page: 1, open: '', status: state }),
                  chosen: status === state,
                }))}
                list={list}
                pathFor={(page) => usersPath({ ...query, page, open: '' })}
                cleared={isFiltered ? usersPath({}) : undefined}
              >
                {(users) => <Rows users={users} query={query} />}
              </ListSection>
              {user && (
                <UserDetail
                  key={user.id}
                  user={user}
                  facts={facts}
                  me={me}
                  closeTo={usersPath({ ...query, open: '' })}
                />
              )}
            </ListWithDetail>
          </>
        );
      }}
    </OfficePage>
  );
};
