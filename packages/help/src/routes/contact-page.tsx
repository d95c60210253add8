import { orderDeadlines } from '@pasar/contract';
import { LocalLink, linkTo, usePageData } from '@pasar/slice-kit';
import { Card, Grid, Section, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { TeamAddresses } from '../features/team-addresses/index.ts';
import { WriteToTeam } from '../features/write-to-team/index.ts';
import { cardTextStyle, cardTitleStyle } from '../shared/help.styles.ts';
import { WrittenPage } from '../shared/written-page.tsx';
import type { contactLoader } from './contact.loader.ts';

/** What people ask about, and where that is done. */
const ways = [
  { name: 'order', to: () => linkTo('buyer.orders') },
  { name: 'store', to: () => linkTo('storefront.brands') },
  { name: 'selling', to: () => linkTo('help.article', { slug: 'selling' }) },
  { name: 'account', to: () => linkTo('buyer.security') },
] as const;
const complaintHours = orderDeadlines.replyToComplaint;

/** The places where a question is answered fastest, then the people behind the market. */
export const ContactPage = () => {
  const { t } = useTranslation('help');
  const { page, team } = usePageData<typeof contactLoader>();
  return (
    <WrittenPage page={page}>
      <Grid columns={{ phone: 1, desktop: 2 }} gap={12}>
        {ways.map(({ name, to }) => (
          <Card key={name}>
            <h2 css={cardTitleStyle}>{t(`contact.ways.${name}.title`)}</h2>
            <p css={cardTextStyle}>{t(`contact.ways.${name}.text`, { complaintHours })}</p>
            <TextLink as={LocalLink} to={to()} standalone>
              {t(`contact.ways.${name}.link`)}
            </TextLink>
          </Card>
        ))}
      </Grid>
      <Section title={t('contact.ask.title')}>
        <WriteToTeam />
      </Section>
      <Section title={t('contact.team')}>
        <TeamAddresses team={team} />
      </Section>
    </WrittenPage>
  );
};
