import { type AdminMe, type AdminUser, adminUserEndpoints, hasStaffRole } from '@pasar/contract';
import { DetailPane } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Button, Notice, Stack, TextLink } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDecideDialog } from '../../shared/decide/lazy-decide-dialog.ts';
import { useDecision } from '../../shared/decide/use-decision.ts';
import { Facts } from '../../shared/facts/facts.tsx';

type Verb = 'suspend' | 'unsuspend';

/** One account beside the list, and whether it may sign in. */
export const UserDetail = ({ user, me, closeTo }: { user: AdminUser; me: AdminMe; closeTo: string }) => {
  const { t } = useTranslation('back-office');
  const { date } = useFormat();
  const [asked, setAsked] = useState<Verb>();
  const { decide, busy, errors, clear } = useDecision<{ verb: Verb; reason: string }>({
    send: (api, { verb, reason }, options) =>
      api.call(adminUserEndpoints[verb], { body: { user_id: user.id, reason } }, options),
    done: () => setAsked(undefined),
  });
  const verb: Verb = user.status === 'active' ? 'suspend' : 'unsuspend';
  // Staff accounts and one's own are left to operations and to colleagues.
  const mayAct =
    hasStaffRole(me.roles, adminUserEndpoints.suspend.staff) && user.role !== 'staff' && user.id !== me.id;
  return (
    <DetailPane
      title={user.fullname || user.email}
      subject={String(user.id)}
      close={{ to: closeTo, label: t('close') }}
    >
      <Stack gap={16}>
        {errors.conflict && (
          <Notice tone="warning" live>
            {errors.conflict}
          </Notice>
        )}
        <Facts
          facts={[
            [t('users.number'), String(user.id)],
            [t('users.email'), user.email],
            [t('users.verified'), t(user.email_verified ? 'users.yes' : 'users.no')],
            [t('users.phone'), user.phone],
            [t('users.username'), user.username],
            [t('users.role'), t(`users.roles.${user.role}`)],
            [t('users.status'), t(`users.state.${user.status}`)],
            [t('users.joined'), date(user.created_at)],
            [
              t('users.store'),
              user.merchant && (
                <TextLink as={LocalLink} to={linkTo('back-office.store', { id: user.merchant.id })}>
                  {user.merchant.merchant_name}
                </TextLink>
              ),
            ],
          ]}
        />
        {mayAct && (
          <Button
            variant={verb === 'suspend' ? 'neutral' : 'secondary'}
            onClick={() => {
              clear();
              setAsked(verb);
            }}
          >
            {t(`users.${verb}.button`)}
          </Button>
        )}
      </Stack>
      {asked && (
        <LazyDecideDialog
          title={t(`users.${asked}.title`, { name: user.fullname || user.email })}
          text={t(`users.${asked}.text`)}
          yes={t(`users.${asked}.yes`)}
          danger={asked === 'suspend'}
          reason={t('decide.reason')}
          reasonError={errors.reason}
          busy={busy}
          onYes={(reason) => void decide({ verb: asked, reason })}
          onClose={() => setAsked(undefined)}
          onMissing={() => setAsked(undefined)}
        />
      )}
    </DetailPane>
  );
};
