import { type StoreMember, storeMemberEndpoints } from '@pasar/contract';
import { ConfirmButton } from '@pasar/dashboard';
import { lazyComponent, useFormat } from '@pasar/slice-kit';
import { Badge, Button, Card, Inline, Stack } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { factStyle, lineStyle, nameStyle } from './staff.styles.ts';
import { useStaffCall } from './use-staff-call.ts';

const EditRolesSheet = lazyComponent(() =>
  import(/* webpackChunkName: "staff-roles" */ './edit-roles-sheet.tsx').then((m) => m.EditRolesSheet),
);

/** Somebody who works for the store; the owner stays as they are. */
export const MemberCard = ({ member }: { member: StoreMember }) => {
  const { t } = useTranslation('seller');
  const { date } = useFormat();
  const [open, setOpen] = useState<boolean>();
  const { user_id, version, email, fullname, roles, joined_at } = member;
  const { submit, busy } = useStaffCall((api, body: { user_id: number; version: number }, options) =>
    api.call(storeMemberEndpoints.remove, { body }, options),
  );
  const name = fullname || email;
  return (
    <Card>
      <div css={lineStyle}>
        <Stack gap={4}>
          <p css={nameStyle}>{name}</p>
          <p css={factStyle}>
            {[fullname ? email : null, t('staff.since', { date: date(joined_at) })]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <Inline gap={8}>
            {roles.map((role) => (
              <Badge key={role} tone={role === 'owner' ? 'success' : 'neutral'}>
                {t(`staff.role.${role}`)}
              </Badge>
            ))}
          </Inline>
        </Stack>
        {!roles.includes('owner') && (
          <Inline gap={8}>
            <Button
              variant="secondary"
              size="s"
              aria-haspopup="dialog"
              aria-label={t('staff.edit.label', { name })}
              onClick={() => setOpen(true)}
            >
              {t('staff.edit.button')}
            </Button>
            <ConfirmButton
              variant="neutral"
              size="s"
              aria-label={t('staff.remove.label', { name })}
              busy={busy}
              texts={{
                title: t('staff.remove.title', { name }),
                text: t('staff.remove.text'),
                no: t('staff.remove.no'),
                yes: t('staff.remove.yes'),
              }}
              onYes={() => submit({ user_id, version })}
            >
              {t('staff.remove.button')}
            </ConfirmButton>
          </Inline>
        )}
      </div>
      {open !== undefined && (
        <EditRolesSheet
          key={version}
          member={member}
          open={open}
          onOpenChange={setOpen}
          onMissing={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
};
