import { usePageData } from '@pasar/slice-kit';
import { Container, Section, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ArticleCards } from '../shared/article-cards.tsx';
import { readArticle, readSections } from '../shared/article-messages.ts';
import { articleGroups, findArticle } from '../shared/articles.ts';
import { leadStyle, pageStyle, titleStyle } from '../shared/help.styles.ts';
import { HelpTrail } from '../shared/help-trail.tsx';
import { SectionList } from '../shared/section-list.tsx';
import { Unanswered } from '../shared/unanswered.tsx';
import type { articleLoader } from './article.loader.ts';

/** One article, and the others of its group. */
export const ArticlePage = () => {
  const { t } = useTranslation('help');
  const slug = usePageData<typeof articleLoader>();
  const article = findArticle(slug);
  if (!article) return null;
  const { title, summary } = readArticle(t, article.slug);
  const others = articleGroups
    .filter(({ articles }) => articles.some((one) => one.slug === article.slug))
    .flatMap(({ articles }) => articles.filter((one) => one.slug !== article.slug))
    .map((one) => readArticle(t, one.slug));
  return (
    <Container>
      <Stack gap={32} css={pageStyle}>
        <Stack gap={12}>
          <HelpTrail title={title} />
          <h1 css={titleStyle} tabIndex={-1}>
            {title}
          </h1>
          <p css={leadStyle}>{summary}</p>
        </Stack>
        <SectionList sections={readSections(t, article)} />
        <Section title={t('others')}>
          <ArticleCards articles={others} />
        </Section>
        <Unanswered />
      </Stack>
    </Container>
  );
};
