import { paths } from '@pasar/contract';
import { ListPages, SectionFailure } from '@pasar/dashboard';
import { usePageData } from '@pasar/slice-kit';
import { Section, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { EmailCard } from '../features/protect-account/email-card.tsx';
import { PasswordCard } from '../features/protect-account/password-card.tsx';
import { PhoneCard } from '../features/protect-account/phone-card.tsx';
import { RevokeOthers } from '../features/protect-account/revoke-others.tsx';
import { SessionList } from '../features/protect-account/session-list.tsx';
import { AccountFrame } from '../shared/account-frame/account-frame.tsx';
import type { securityLoader } from './security.loader.ts';

/** What keeps the account its owner's: password, addresses, and where it is open. */
export const SecurityPage = () => {
  const { t } = useTranslation('buyer');
  const { bio, sessions } = usePageData<typeof securityLoader>();
  return (
    <AccountFrame title={t('titles.security')} lead={t('security.lead')}>
      {bio.ok ? (
        <Stack gap={16}>
          <PasswordCard email={bio.value.email} />
          <EmailCard email={bio.value.email} />
          <PhoneCard phone={bio.value.phone} />
        </Stack>
      ) : (
        <SectionFailure section={t('bio.title')} />
      )}
      <Section title={t('security.sessions.title')} text={t('security.sessions.text')}>
        {sessions.ok ? (
          <Stack gap={16}>
            <SessionList sessions={sessions.value.list} />
            {sessions.value.total > 1 && <RevokeOthers />}
            <ListPages
              label={t('security.sessions.pages')}
              page={sessions.value.page}
              lastPage={sessions.value.lastPage}
              pathFor={(page) => `${paths.account.security()}?page=${page}`}
            />
          </Stack>
        ) : (
          <SectionFailure section={t('security.sessions.title')} />
        )}
      </Section>
    </AccountFrame>
  );
};
