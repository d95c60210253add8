import type { HelpArticle } from '@pasar/contract';
import { Button, EmptyState } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ArticleCards } from '../../shared/article-cards.tsx';
import { searchArticles } from '../../shared/article-groups.ts';
import { leadStyle } from '../../shared/help.styles.ts';

interface FoundArticlesProps {
  articles: readonly HelpArticle[];
  query: string;
  onClear(): void;
}

/** What a query finds; nothing without one. */
export const FoundArticles = ({ articles, query, onClear }: FoundArticlesProps) => {
  const { t } = useTranslation('help');
  const wanted = query.trim();
  const found = wanted ? searchArticles(articles, wanted) : [];
  return (
    <div>
      <p role="status" css={leadStyle}>
        {found.length > 0 && t('home.found', { count: found.length, query: wanted })}
      </p>
      {found.length > 0 && <ArticleCards articles={found} />}
      {wanted && found.length === 0 && (
        <EmptyState
          title={t('home.nothing', { query: wanted })}
          text={t('home.nothingText')}
          action={
            <Button variant="secondary" onClick={onClear}>
              {t('home.clear')}
            </Button>
          }
        />
      )}
    </div>
  );
};
