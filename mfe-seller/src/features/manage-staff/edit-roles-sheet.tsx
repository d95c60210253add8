import { type MemberRole, memberRoles, type StoreMember, storeMemberEndpoints } from '@pasar/contract';
import { Button, Sheet } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RolesField } from './roles-field.tsx';
import { useStaffCall } from './use-staff-call.ts';

interface EditRolesSheetProps {
  member: StoreMember;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Replaces the roles of a member. */
export const EditRolesSheet = ({ member, open, onOpenChange }: EditRolesSheetProps) => {
  const { t } = useTranslation('seller');
  const [roles, setRoles] = useState<MemberRole[]>(memberRoles.filter((role) => member.roles.includes(role)));
  const { submit, busy, errors } = useStaffCall(
    (api, chosen: MemberRole[], options) => {
      const body = { user_id: member.user_id, version: member.version, roles: chosen };
      return api.call(storeMemberEndpoints.edit, { body }, options);
    },
    () => onOpenChange(false),
  );
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('staff.edit.title', { name: member.fullname || member.email })}
      closeLabel={t('close')}
      actions={
        <Button block busy={busy} onClick={() => void submit(roles)}>
          {t('staff.edit.submit')}
        </Button>
      }
    >
      <RolesField chosen={roles} error={errors.roles} onChange={setRoles} />
    </Sheet>
  );
};
