import { usePageData } from '@pasar/slice-kit';
import { Container, Section, Stack } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FoundArticles, SearchForm } from '../features/search-articles/index.ts';
import { ArticleCards } from '../shared/article-cards.tsx';
import { groupArticles } from '../shared/article-groups.ts';
import { pageStyle, titleStyle } from '../shared/help.styles.ts';
import { Unanswered } from '../shared/unanswered.tsx';
import type { homeLoader } from './home.loader.ts';

/** Every article by its group, and a search over their texts. */
export const HomePage = () => {
  const { t } = useTranslation('help');
  const articles = usePageData<typeof homeLoader>();
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
          <FoundArticles articles={articles} query={query} onClear={() => setQuery('')} />
        </Stack>
        {!isSearch &&
          groupArticles(articles).map(({ name, articles }) => (
            <Section key={name} title={t(`groups.${name}`)}>
              <ArticleCards articles={articles} />
            </Section>
          ))}
        <Unanswered />
      </Stack>
    </Container>
  );
};
