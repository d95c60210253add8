import { Container, Section, Stack } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FoundArticles, SearchForm } from '../features/search-articles/index.ts';
import { ArticleCards } from '../shared/article-cards.tsx';
import { readArticle } from '../shared/article-messages.ts';
import { articleGroups } from '../shared/articles.ts';
import { pageStyle, titleStyle } from '../shared/help.styles.ts';
import { Unanswered } from '../shared/unanswered.tsx';

/** Every article by its group, and a search over their texts. */
export const HomePage = () => {
  const { t } = useTranslation('help');
  const [params] = useSearchParams();
  const [query, setQuery] = useState(params.get('q') ?? '');
  const isSearch = query.trim() !== '';
  return (
    <Container>
      <Stack gap={32} css={pageStyle}>
        <Stack gap={16}>
          <h1 css={titleStyle} tabIndex={-1}>
            {t('home.heading')}
          </h1>
          <SearchForm query={query} onChange={setQuery} />
          <FoundArticles query={query} onClear={() => setQuery('')} />
        </Stack>
        {!isSearch &&
          articleGroups.map(({ name, articles }) => (
            <Section key={name} title={t(`groups.${name}`)}>
              <ArticleCards articles={articles.map(({ slug }) => readArticle(t, slug))} />
            </Section>
          ))}
        <Unanswered />
      </Stack>
    </Container>
  );
};
