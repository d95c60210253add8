import { paths } from '@pasar/contract';
import { LocalLink, useSession } from '@pasar/slice-kit';
import { ButtonLink, Card, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ShopNow } from '../features/setup/shop-now.tsx';
import { AuthFrame } from '../shared/auth-frame/auth-frame.tsx';
import { cardTextStyle, cardTitleStyle } from './setup-page.styles.ts';

export const SetupPage = () => {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const lead = (
    <>
      {t('setup.lead')} {t('setup.signedInAs')} <strong>{user?.email}</strong>
    </>
  );
  return (
    <AuthFrame title={t('setup.title')} lead={lead}>
      <Card padding="l">
        <Stack gap={16} align="start">
          <h2 css={cardTitleStyle}>{t('setup.shopTitle')}</h2>
          <p css={cardTextStyle}>{t('setup.shopText')}</p>
          <ShopNow />
        </Stack>
      </Card>
      <Card padding="l">
        <Stack gap={16} align="start">
          <h2 css={cardTitleStyle}>{t('setup.bioTitle')}</h2>
          <p css={cardTextStyle}>{t('setup.bioText')}</p>
          <ButtonLink as={LocalLink} to={paths.account.bio()} variant="secondary">
            {t('setup.bio')}
          </ButtonLink>
        </Stack>
      </Card>
    </AuthFrame>
  );
};
