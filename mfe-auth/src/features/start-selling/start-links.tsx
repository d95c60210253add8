import { LocalLink, linkTo, useSession } from '@pasar/slice-kit';
import { ButtonLink, Inline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

/** The way into selling: the setup for those who are signed in, the account first for visitors, the store for owners. */
export const StartLinks = () => {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  if (user?.merchant)
    return (
      <ButtonLink as={LocalLink} to={linkTo('seller.summary')} variant="accent">
        {t('selling.myStore')}
      </ButtonLink>
    );
  if (user)
    return (
      <ButtonLink as={LocalLink} to={linkTo('auth.setup')} variant="accent">
        {t('selling.start')}
      </ButtonLink>
    );
  return (
    <Inline gap={12}>
      <ButtonLink as={LocalLink} to={linkTo('auth.register')} variant="accent">
        {t('selling.register')}
      </ButtonLink>
      <ButtonLink as={LocalLink} to={linkTo('auth.login', { next: linkTo('auth.setup') })} variant="neutral">
        {t('selling.logIn')}
      </ButtonLink>
    </Inline>
  );
};
