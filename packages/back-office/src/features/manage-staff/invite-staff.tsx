import { adminStaffEndpoints, type StaffRole } from '@pasar/contract';
import { TextField } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { RolesField } from './roles-field.tsx';

const empty = { email: '', fullname: '', roles: [] as StaffRole[] };

/** Invites an address to the staff. */
export const InviteStaff = () => {
  const { t } = useTranslation('back-office');
  const [invitation, setInvitation] = useState(empty);
  const { email, fullname, roles } = invitation;
  return (
    <ReasonAction
      button={t('staff.invite.button')}
      size="s"
      isMain
      title={t('staff.invite.title')}
      text={t('staff.invite.text')}
      yes={t('staff.invite.yes')}
      staysOpen
      send={(api, reason, options) =>
        api.call(adminStaffEndpoints.invite, { body: { ...invitation, reason } }, options)
      }
      onDone={() => setInvitation(empty)}
    >
      {(errors) => (
        <>
          <TextField
            label={t('staff.email')}
            type="email"
            autoComplete="off"
            value={email}
            error={errors.email}
            onChange={(event) => setInvitation({ ...invitation, email: event.target.value })}
          />
          <TextField
            label={t('staff.invite.fullname')}
            autoComplete="off"
            value={fullname}
            error={errors.fullname}
            onChange={(event) => setInvitation({ ...invitation, fullname: event.target.value })}
          />
          <RolesField
            chosen={roles}
            error={errors.roles}
            onChange={(chosen) => setInvitation({ ...invitation, roles: chosen })}
          />
        </>
      )}
    </ReasonAction>
  );
};
