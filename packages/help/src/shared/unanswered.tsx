import { LocalLink, linkTo } from '@pasar/slice-kit';
import { ButtonLink, Card, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { cardTextStyle, cardTitleStyle } from './help.styles.ts';

/** Where to go when no article helped. */
export const Unanswered = () => {
  const { t } = useTranslation('help');
  return (
    <Card>
      <Stack gap={12} align="start">
        <div>
          <h2 css={cardTitleStyle}>{t('unanswered')}</h2>
          <p css={cardTextStyle}>{t('unansweredText')}</p>
        </div>
        <ButtonLink as={LocalLink} to={linkTo('help.contact')} variant="secondary">
          {t('contactUs')}
        </ButtonLink>
      </Stack>
    </Card>
  );
};
