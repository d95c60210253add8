import { type StoreInvitation, storeMemberEndpoints } from '@pasar/contract';
import { ConfirmButton } from '@pasar/dashboard';
import { useTimes } from '@pasar/slice-kit';
import { Badge, Button, Card, Inline, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { factStyle, lineStyle, nameStyle } from './staff.styles.ts';
import { useStaffCall } from './use-staff-call.ts';

/** An address that has not joined yet. */
export const InvitationCard = ({ invitation }: { invitation: StoreInvitation }) => {
  const { t } = useTranslation('seller');
  const { dateTime } = useTimes();
  const { id: invitation_id, email, roles, expires_at, is_expired } = invitation;
  const resend = useStaffCall((api, body: { invitation_id: number }, options) =>
    api.call(storeMemberEndpoints.resend, { body }, options),
  );
  const withdraw = useStaffCall((api, body: { invitation_id: number }, options) =>
    api.call(storeMemberEndpoints.withdraw, { body }, options),
  );
  return (
    <Card>
      <div css={lineStyle}>
        <Stack gap={4}>
          <p css={nameStyle}>{email}</p>
          <p css={factStyle}>
            {is_expired ? t('staff.expired') : t('staff.until', { at: dateTime(expires_at) })}
          </p>
          <Inline gap={8}>
            {roles.map((role) => (
              <Badge key={role} tone="neutral">
                {t(`staff.role.${role}`)}
              </Badge>
            ))}
          </Inline>
        </Stack>
        <Inline gap={8}>
          <Button
            variant="secondary"
            size="s"
            aria-label={t('staff.resend.label', { email })}
            busy={resend.busy}
            onClick={() => void resend.submit({ invitation_id })}
          >
            {t('staff.resend.button')}
          </Button>
          <ConfirmButton
            variant="neutral"
            size="s"
            aria-label={t('staff.withdraw.label', { email })}
            busy={withdraw.busy}
            texts={{
              title: t('staff.withdraw.title'),
              text: t('staff.withdraw.text', { email }),
              no: t('staff.remove.no'),
              yes: t('staff.withdraw.yes'),
            }}
            onYes={() => withdraw.submit({ invitation_id })}
          >
            {t('staff.withdraw.button')}
          </ConfirmButton>
        </Inline>
      </div>
    </Card>
  );
};
