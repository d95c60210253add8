import type { HelpArticle } from '@pasar/contract';
import { LocalLink, linkTo } from '@pasar/slice-kit';
import { Card, Grid } from '@pasar/ui';
import { cardTextStyle, cardTitleStyle } from './help.styles.ts';

/** Articles as cards, each one link. */
export const ArticleCards = ({
  articles,
}: {
  articles: readonly Pick<HelpArticle, 'slug' | 'title' | 'summary'>[];
}) => (
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
