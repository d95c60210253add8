import { LocalLink, linkTo } from '@pasar/slice-kit';
import { Card, Grid } from '@pasar/ui';
import type { ArticleSummary } from './article-messages.ts';
import { cardTextStyle, cardTitleStyle } from './help.styles.ts';

/** Articles as cards, each one link. */
export const ArticleCards = ({ articles }: { articles: readonly ArticleSummary[] }) => (
  <Grid as="ul" columns={{ phone: 1, desktop: 2 }} gap={12}>
    {articles.map(({ slug, title, summary }) => (
      <li key={slug}>
        <Card
          as={LocalLink}
          to={linkTo('help.article', { slug })}
          css={{ display: 'block', height: '100%' }}
          lift
        >
          <span css={[cardTitleStyle, { display: 'block' }]}>{title}</span>
          <span css={[cardTextStyle, { display: 'block' }]}>{summary}</span>
        </Card>
      </li>
    ))}
  </Grid>
);
