import { LocalLink, linkTo, usePageData } from '@pasar/slice-kit';
import { Card, Container, Grid, Section, Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { TeamAddresses } from '../features/team-addresses/index.ts';
import { cardTextStyle, cardTitleStyle, leadStyle, pageStyle, titleStyle } from '../shared/help.styles.ts';
import { HelpTrail } from '../shared/help-trail.tsx';
import { marketRules } from '../shared/market-rules.ts';
import type { contactLoader } from './contact.loader.ts';

/** What people ask about, and where that is done. */
const ways = [
  { name: 'order', to: () => linkTo('buyer.orders') },
  { name: 'store', to: () => linkTo('storefront.brands') },
  { name: 'selling', to: () => linkTo('help.article', { slug: 'selling' }) },
  { name: 'account', to: () => linkTo('buyer.security') },
] as const;

/** The places where a question is answered fastest, then the people behind the market. */
export const ContactPage = () => {
  const { t } = useTranslation('help');
  const team = usePageData<typeof contactLoader>();
  return (
    <Container>
      <Stack gap={32} css={pageStyle}>
        <Stack gap={12}>
          <HelpTrail title={t('contact.title')} />
          <h1 css={titleStyle} tabIndex={-1}>
            {t('contact.title')}
          </h1>
          <p css={leadStyle}>{t('contact.lead')}</p>
        </Stack>
        <Grid columns={{ phone: 1, desktop: 2 }} gap={12}>
          {ways.map(({ name, to }) => (
            <Card key={name}>
              <h2 css={cardTitleStyle}>{t(`contact.ways.${name}.title`)}</h2>
              <p css={cardTextStyle}>{t(`contact.ways.${name}.text`, { ...marketRules })}</p>
              <TextLink as={LocalLink} to={to()} standalone>
                {t(`contact.ways.${name}.link`)}
              </TextLink>
            </Card>
          ))}
        </Grid>
        <Section title={t('contact.team')}>
          <TeamAddresses team={team} />
        </Section>
      </Stack>
    </Container>
  );
};
