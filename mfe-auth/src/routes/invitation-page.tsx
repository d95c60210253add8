import { LocalLink, linkTo, usePageData, useSession, useTimes } from '@pasar/slice-kit';
import { ButtonLink, Notice, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { AcceptInvitation } from '../features/accept-invitation/accept-invitation.tsx';
import { AuthLayout } from '../shared/auth-layout/auth-layout.tsx';
import type { invitationLoader } from './invitation.loader.ts';

/** The invitation to a store that a mail leads to. Visitors log in or register first and come back. */
export const InvitationPage = () => {
  const { t } = useTranslation('auth');
  const { dateTime } = useTimes();
  const { user } = useSession();
  const { token, invitation, refusal } = usePageData<typeof invitationLoader>();
  if (!invitation)
    return (
      <AuthLayout title={t('invitation.title')}>
        <Notice tone="warning">{refusal}</Notice>
        <ButtonLink as={LocalLink} variant="secondary" to={linkTo('storefront.home')}>
          {t('invitation.home')}
        </ButtonLink>
      </AuthLayout>
    );
  const next = linkTo('auth.invitation', { token });
  const { email, expires_at, roles, store } = invitation;
  return (
    <AuthLayout
      title={t('invitation.heading', { store: store.merchant_name })}
      lead={t('invitation.lead', { roles: roles.map((role) => t(`invitation.role.${role}`)).join(', ') })}
    >
      <Notice>{t('invitation.for', { email, at: dateTime(expires_at) })}</Notice>
      {user ? (
        <AcceptInvitation token={token} email={user.email} />
      ) : (
        <Stack gap={12}>
          <ButtonLink as={LocalLink} block to={linkTo('auth.login', { next })}>
            {t('invitation.logIn')}
          </ButtonLink>
          <ButtonLink as={LocalLink} block variant="secondary" to={linkTo('auth.register', { next })}>
            {t('invitation.register')}
          </ButtonLink>
        </Stack>
      )}
    </AuthLayout>
  );
};
