import type { StaffMember } from '@pasar/contract';
import { ListWithDetail, ResourceTable } from '@pasar/dashboard';
import { usePageData, useTimes } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { InviteStaff } from '../features/manage-staff/invite-staff.tsx';
import { StaffDetail } from '../features/manage-staff/staff-detail.tsx';
import { type StaffQuery, staffPath } from '../features/manage-staff/staff-query.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import type { staffLoader } from './staff.loader.ts';

const Rows = ({ members, query }: { members: readonly StaffMember[]; query: StaffQuery }) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={t('nav.staff')}
      columns={[
        { id: 'name', label: t('staff.name') },
        { id: 'email', label: t('staff.email') },
        { id: 'roles', label: t('staff.roles') },
        { id: 'status', label: t('staff.status') },
        { id: 'login', label: t('staff.lastLogin') },
      ]}
      rows={members.map((member) => ({
        id: String(member.id),
        to: staffPath({ ...query, open: String(member.id) }),
        open: query.open === String(member.id),
        cells: {
          name: member.fullname || member.email,
          email: member.email,
          roles: member.roles.map((role) => t(`role.${role}`)).join(', '),
          status: t(`staff.state.${member.status}`),
          login: member.last_login_at ? dateTime(member.last_login_at) : t('staff.never'),
        },
      }))}
    />
  );
};

/** Those who work in the back office, and one of them beside the list. */
export const StaffPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof staffLoader>();
  return (
    <OfficePage title={t('nav.staff')} lead={t('staff.lead')} data={data}>
      {({ query, list }, me) => {
        const member = list.ok && list.value.data.find(({ id }) => String(id) === query.open);
        return (
          <>
            <div>
              <InviteStaff />
            </div>
            <ListWithDetail>
              <ListSection
                title={t('nav.staff')}
                chips={[]}
                list={list}
                pathFor={(page) => staffPath({ ...query, page, open: '' })}
              >
                {(members) => <Rows members={members} query={query} />}
              </ListSection>
              {member && (
                <StaffDetail
                  key={member.id}
                  member={member}
                  me={me}
                  closeTo={staffPath({ ...query, open: '' })}
                />
              )}
            </ListWithDetail>
          </>
        );
      }}
    </OfficePage>
  );
};
