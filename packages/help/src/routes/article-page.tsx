import { usePageData } from '@pasar/slice-kit';
import { Section } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ArticleCards } from '../shared/article-cards.tsx';
import { Unanswered } from '../shared/unanswered.tsx';
import { WrittenPage } from '../shared/written-page.tsx';
import type { articleLoader } from './article.loader.ts';

/** One article, and the others of its group. */
export const ArticlePage = () => {
  const { t } = useTranslation('help');
  const { page, others } = usePageData<typeof articleLoader>();
  return (
    <WrittenPage page={page}>
      {others.length > 0 && (
        <Section title={t('others')}>
          <ArticleCards articles={others} />
        </Section>
      )}
      <Unanswered />
    </WrittenPage>
  );
};
