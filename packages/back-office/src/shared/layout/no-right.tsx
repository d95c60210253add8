import type { StaffRole } from '@pasar/contract';
import { LocalLink, linkTo } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

/** Somebody of the staff without the right reads who has it. */
export const NoRight = ({ roles }: { roles: readonly StaffRole[] }) => {
  const { t } = useTranslation('back-office');
  return (
    <Card>
      <EmptyState
        title={t('noRight.title')}
        text={t('noRight.text', { roles: roles.map((role) => t(`role.${role}`)).join(', ') })}
        action={
          <ButtonLink as={LocalLink} variant="secondary" to={linkTo('back-office.home')}>
            {t('noRight.action')}
          </ButtonLink>
        }
      />
    </Card>
  );
};
