import { Button, EmptyState } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ArticleCards } from '../../shared/article-cards.tsx';
import { searchArticles } from '../../shared/article-messages.ts';
import { leadStyle } from '../../shared/help.styles.ts';

/** What a query finds; nothing without one. */
export const FoundArticles = ({ query, onClear }: { query: string; onClear(): void }) => {
  const { t } = useTranslation('help');
  const wanted = query.trim();
  const found = wanted ? searchArticles(t, wanted) : [];
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
