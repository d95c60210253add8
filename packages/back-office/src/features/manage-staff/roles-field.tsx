import { type StaffRole, staffRoles } from '@pasar/contract';
import { Checkbox, FormError, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

interface RolesFieldProps {
  chosen: readonly StaffRole[];
  error?: string | undefined;
  onChange: (roles: StaffRole[]) => void;
}

/** Which roles somebody has, and what each opens. */
export const RolesField = ({ chosen, error, onChange }: RolesFieldProps) => {
  const { t } = useTranslation('back-office');
  return (
    <Stack gap={8} role="group" aria-label={t('staff.roles')}>
      {staffRoles.map((role) => (
        <Checkbox
          key={role}
          label={t(`role.${role}`)}
          hint={t(`staff.rights.${role}`)}
          checked={chosen.includes(role)}
          onChange={({ target }) =>
            onChange(staffRoles.filter((one) => (one === role ? target.checked : chosen.includes(one))))
          }
        />
      ))}
      {error && <FormError>{error}</FormError>}
    </Stack>
  );
};
