import { ListPages, SectionError } from '@pasar/dashboard';
import { linkTo, usePageData } from '@pasar/slice-kit';
import { Section, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { EmailCard } from '../features/account-security/email-card.tsx';
import { EventList } from '../features/account-security/event-list.tsx';
import { FactorCards } from '../features/account-security/factor-cards.tsx';
import { PasswordCard } from '../features/account-security/password-card.tsx';
import { PhoneCard } from '../features/account-security/phone-card.tsx';
import { RevokeOthers } from '../features/account-security/revoke-others.tsx';
import { SessionList } from '../features/account-security/session-list.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { securityLoader } from './security.loader.ts';

/** Both lists of the page have pages; turning one leaves the other where it is. */
const pathFor = ({ page, events }: { page: number; events: number }) =>
  `${linkTo('buyer.security')}?page=${page}&events=${events}`;

/** The security of the account: password, addresses, its open sessions, and what happened to it. */
export const SecurityPage = () => {
  const { t } = useTranslation('buyer');
  const { bio, factors, sessions, events, pages } = usePageData<typeof securityLoader>();
  return (
    <DashboardLayout title={t('titles.security')} lead={t('security.lead')}>
      {bio.ok ? (
        <Stack gap={16}>
          <PasswordCard email={bio.value.email} />
          <EmailCard email={bio.value.email} />
          <PhoneCard phone={bio.value.phone} />
        </Stack>
      ) : (
        <SectionError section={t('bio.title')} />
      )}
      <Section title={t('security.factors.title')} text={t('security.factors.text')}>
        {factors.ok ? (
          <FactorCards factors={factors.value} />
        ) : (
          <SectionError section={t('security.factors.title')} />
        )}
      </Section>
      <Section title={t('security.sessions.title')} text={t('security.sessions.text')}>
        {sessions.ok ? (
          <Stack gap={16}>
            <SessionList sessions={sessions.value.list} />
            {sessions.value.total > 1 && <RevokeOthers />}
            <ListPages
              label={t('security.sessions.pages')}
              page={sessions.value.page}
              lastPage={sessions.value.lastPage}
              pathFor={(page) => pathFor({ ...pages, page })}
            />
          </Stack>
        ) : (
          <SectionError section={t('security.sessions.title')} />
        )}
      </Section>
      <Section title={t('security.events.title')} text={t('security.events.text')}>
        {events.ok ? (
          <Stack gap={16}>
            <EventList events={events.value.list} />
            <ListPages
              label={t('security.events.pages')}
              page={events.value.page}
              lastPage={events.value.lastPage}
              pathFor={(next) => pathFor({ ...pages, events: next })}
            />
          </Stack>
        ) : (
          <SectionError section={t('security.events.title')} />
        )}
      </Section>
    </DashboardLayout>
  );
};
