import { firstErrors, type MemberRole, storeMemberEndpoints } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import { Button, Sheet, Stack, TextField } from '@pasar/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RolesField } from './roles-field.tsx';
import { useStaffCall } from './use-staff-call.ts';

interface InviteSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const empty = { email: '', roles: [] as MemberRole[] };

/** Invites an address; what was typed stays when the server rejects it. */
export const InviteSheet = ({ open, onOpenChange }: InviteSheetProps) => {
  const { t } = useTranslation('seller');
  const locale = useLocale();
  const id = useId();
  const [invitation, setInvitation] = useState(empty);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const { submit, busy, errors } = useStaffCall(
    (api, body: typeof empty, options) => api.call(storeMemberEndpoints.invite, { body }, options),
    () => {
      setInvitation(empty);
      onOpenChange(false);
    },
  );
  const change = (changed: Partial<typeof empty>) => {
    setInvitation({ ...invitation, ...changed });
    setWrong({});
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = firstErrors(storeMemberEndpoints.invite.body, invitation, locale);
    setWrong(found);
    if (Object.keys(found).length === 0) void submit(invitation);
  };
  const errorOf = (name: string) => wrong[name] ?? errors[name];
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('staff.invite.title')}
      closeLabel={t('close')}
      actions={
        <Button type="submit" form={id} block busy={busy}>
          {t('staff.invite.submit')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={send}>
        <Stack gap={20}>
          <TextField
            label={t('staff.email')}
            hint={t('staff.invite.hint')}
            type="email"
            inputMode="email"
            autoComplete="off"
            value={invitation.email}
            error={errorOf('email')}
            onChange={({ target }) => change({ email: target.value })}
          />
          <RolesField
            chosen={invitation.roles}
            error={errorOf('roles')}
            onChange={(roles) => change({ roles })}
          />
        </Stack>
      </form>
    </Sheet>
  );
};
