import { maxStoreMembers } from '@pasar/contract';
import { usePageData } from '@pasar/slice-kit';
import { Card, EmptyState, Notice, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { InvitationCard } from '../features/manage-staff/invitation-card.tsx';
import { InviteButton } from '../features/manage-staff/invite-button.tsx';
import { MemberCard } from '../features/manage-staff/member-card.tsx';
import { headingStyle } from '../features/manage-staff/staff.styles.ts';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { staffLoader } from './staff.loader.ts';

/** Who works for the store, with which roles, and who is invited. */
export const StaffPage = () => {
  const { t } = useTranslation('seller');
  const { members, invitations } = usePageData<typeof staffLoader>();
  const people = members.length + invitations.filter(({ is_expired }) => !is_expired).length;
  const isFull = people >= maxStoreMembers;
  return (
    <DashboardLayout
      title={t('staff.title')}
      lead={t('staff.lead')}
      action={<InviteButton isFull={isFull} />}
    >
      <Stack gap={24}>
        {isFull && <Notice tone="warning">{t('staff.full', { max: maxStoreMembers })}</Notice>}
        <Stack gap={12}>
          <h2 css={headingStyle}>{t('staff.members', { count: members.length })}</h2>
          {members.map((member) => (
            <MemberCard key={member.user_id} member={member} />
          ))}
          {members.length === 1 && invitations.length === 0 && (
            <Card>
              <EmptyState title={t('staff.none.title')} text={t('staff.none.text')} />
            </Card>
          )}
        </Stack>
        {invitations.length > 0 && (
          <Stack gap={12}>
            <h2 css={headingStyle}>{t('staff.invitations')}</h2>
            {invitations.map((invitation) => (
              <InvitationCard key={invitation.id} invitation={invitation} />
            ))}
          </Stack>
        )}
      </Stack>
    </DashboardLayout>
  );
};
