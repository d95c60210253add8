import type { AdminContent, ContentPreview as Preview } from '@pasar/contract';
import { DetailPane, SectionError, StatusTabs, useDetailPage } from '@pasar/dashboard';
import { type SectionResult, useLocale, useTimes } from '@pasar/slice-kit';
import { Notice, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ContentForm } from './content-form.tsx';
import { ContentPreview } from './content-preview.tsx';
import { type ContentQuery, contentPath, contentViews } from './content-query.ts';
import { ContentVersions } from './content-versions.tsx';
import { PublishContent } from './publish-content.tsx';

interface ContentDetailProps {
  page: AdminContent;
  preview: SectionResult<{ data: Record<'id' | 'en', Preview> }> | undefined;
  query: ContentQuery;
  /** The draft was saved: what it looks like comes next. */
  onSaved: () => unknown;
}

/** One page beside the list: its text to write, how it looks, what was published, and the way between them. */
export const ContentDetail = ({ page, preview, query, onSaved }: ContentDetailProps) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const { toSame } = useDetailPage();
  const { draft, published, slug, versions } = page;
  const title = published[`title_${useLocale()}`];
  const [newest] = versions;
  return (
    <DetailPane
      title={title}
      subject={slug}
      close={{ to: contentPath({ ...query, open: '' }), label: t('close') }}
    >
      <Stack gap={16}>
        <p>
          {newest?.published_at
            ? t('content.since', { at: dateTime(newest.published_at), name: newest.published_by ?? '–' })
            : t('content.delivered')}
        </p>
        {draft && (
          <Notice action={<PublishContent page={page} title={title} />}>{t('content.draftNotice')}</Notice>
        )}
        <StatusTabs
          label={t('content.views')}
          tabs={contentViews}
          current={query.view}
          toLabel={(view) => t(`content.view.${view}`)}
          toHref={(view) => toSame(contentPath({ ...query, view, number: '' }))}
        />
        {query.view === 'text' && <ContentForm key={page.version} page={page} onDone={onSaved} />}
        {query.view === 'preview' &&
          (preview?.ok ? (
            <ContentPreview preview={preview.value.data} />
          ) : (
            <SectionError section={t('content.view.preview')} />
          ))}
        {query.view === 'versions' && (
          <ContentVersions
            page={page}
            toPreview={(number) => contentPath({ ...query, view: 'preview', number: String(number) })}
          />
        )}
      </Stack>
    </DetailPane>
  );
};
