import type { AdminUser } from '@pasar/contract';
import { ListWithDetail, ResourceTable } from '@pasar/dashboard';
import { useFormat, usePageData } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { UserDetail } from '../features/browse-users/user-detail.tsx';
import { type UsersQuery, userStates, usersPath } from '../features/browse-users/users-query.ts';
import { ExportButton } from '../shared/export/export-button.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import type { usersLoader } from './users.loader.ts';

const Rows = ({ users, query }: { users: readonly AdminUser[]; query: UsersQuery }) => {
  const { t } = useTranslation('back-office');
  const { date } = useFormat();
  return (
    <ResourceTable
      caption={t('nav.users')}
      columns={[
        { id: 'name', label: t('users.name') },
        { id: 'email', label: t('users.email') },
        { id: 'store', label: t('users.store') },
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
          store: user.merchant?.merchant_name,
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
        return (
          <>
            <ExportButton list="users" filters={{ search: query.search, status: query.status }} />
            <ListWithDetail>
              <ListSection
                title={t('nav.users')}
                chips={userStates.map((status) => ({
                  key: status,
                  label: t(`users.tab.${status}`),
                  to: usersPath({ search: query.search, status }),
                  chosen: query.status === status,
                }))}
                search={{
                  value: query.search,
                  label: t('users.search'),
                  pathFor: (search) => usersPath({ status: query.status, search }),
                }}
                list={list}
                pathFor={(page) => usersPath({ ...query, page, open: '' })}
                cleared={query.search ? usersPath({}) : undefined}
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
