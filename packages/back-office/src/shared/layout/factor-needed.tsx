import { LocalLink, linkTo } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

/** Somebody of the staff whose account only a password protects reads where to change that. */
export const FactorNeeded = () => {
  const { t } = useTranslation('back-office');
  return (
    <Card>
      <EmptyState
        title={t('factorNeeded.title')}
        text={t('factorNeeded.text')}
        action={
          <ButtonLink as={LocalLink} to={linkTo('buyer.security')}>
            {t('factorNeeded.action')}
          </ButtonLink>
        }
      />
    </Card>
  );
};
