import type { StaffRole } from '@pasar/contract';
import { LocalLink, linkTo } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

interface NoRightProps {
  roles: readonly StaffRole[];
  needsFactor: boolean;
}

/** Somebody of the staff reads who may open the page, or that their account has to be protected first. */
export const NoRight = ({ roles, needsFactor }: NoRightProps) => {
  const { t } = useTranslation('back-office');
  const reason = needsFactor ? 'factorNeeded' : 'noRight';
  return (
    <Card>
      <EmptyState
        title={t(`${reason}.title`)}
        text={t(`${reason}.text`, { roles: roles.map((role) => t(`role.${role}`)).join(', ') })}
        action={
          <ButtonLink
            as={LocalLink}
            variant="secondary"
            to={needsFactor ? linkTo('buyer.security') : linkTo('back-office.home')}
          >
            {t(`${reason}.action`)}
          </ButtonLink>
        }
      />
    </Card>
  );
};
