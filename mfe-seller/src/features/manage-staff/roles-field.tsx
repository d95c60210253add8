import { type MemberRole, memberRoles } from '@pasar/contract';
import { Checkbox, FormError, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

interface RolesFieldProps {
  chosen: readonly MemberRole[];
  error?: string | undefined;
  onChange: (roles: MemberRole[]) => void;
}

/** Which roles somebody has, and what each opens. */
export const RolesField = ({ chosen, error, onChange }: RolesFieldProps) => {
  const { t } = useTranslation('seller');
  return (
    <Stack gap={8} role="group" aria-label={t('staff.roles')}>
      {memberRoles.map((role) => (
        <Checkbox
          key={role}
          label={t(`staff.role.${role}`)}
          hint={t(`staff.rights.${role}`)}
          checked={chosen.includes(role)}
          onChange={({ target }) =>
            onChange(memberRoles.filter((one) => (one === role ? target.checked : chosen.includes(one))))
          }
        />
      ))}
      {error && <FormError>{error}</FormError>}
    </Stack>
  );
};
