import type { AdminContentRow } from '@pasar/contract';
import { DetailPane, ListWithDetail, ResourceTable, SectionError } from '@pasar/dashboard';
import { useLocale, useLocalNavigate, usePageData, useTimes } from '@pasar/slice-kit';
import { Badge } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { type ContentQuery, contentPath } from '../features/content/content-query.ts';
import { LazyContentDetail } from '../features/content/lazy-content.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import type { contentLoader } from './content.loader.ts';

const Rows = ({ pages, query }: { pages: readonly AdminContentRow[]; query: ContentQuery }) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const locale = useLocale();
  return (
    <ResourceTable
      caption={t('nav.content')}
      columns={[
        { id: 'title', label: t('content.page') },
        { id: 'state', label: t('content.state') },
        { id: 'by', label: t('content.changedBy') },
        { id: 'at', label: t('content.changedAt') },
      ]}
      rows={pages.map((page) => ({
        id: page.slug,
        to: contentPath({ ...query, open: page.slug, view: 'text', number: '' }),
        open: query.open === page.slug,
        cells: {
          title: page[`title_${locale}`],
          state: page.has_draft ? (
            <Badge tone="warning">{t('content.draft')}</Badge>
          ) : (
            t('content.number', { number: page.published.number })
          ),
          by: page.changed_by ?? t('content.nobody'),
          at: page.changed_at && dateTime(page.changed_at),
        },
      }))}
    />
  );
};

/** The texts of the help centre, the terms and the privacy page, and one of them beside the list. */
export const ContentPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof contentLoader>();
  const navigate = useLocalNavigate();
  return (
    <OfficePage title={t('nav.content')} lead={t('content.lead')} data={data}>
      {({ query, list, page, preview }) => (
        <ListWithDetail>
          <ListSection title={t('nav.content')} chips={[]} list={list}>
            {(pages) => <Rows pages={pages} query={query} />}
          </ListSection>
          {page &&
            (page.ok ? (
              <LazyContentDetail
                key={page.value.data.slug}
                page={page.value.data}
                preview={preview}
                query={query}
                onSaved={() => navigate(contentPath({ ...query, view: 'preview', number: '' }))}
              />
            ) : (
              <DetailPane
                title={t('nav.content')}
                subject={query.open}
                close={{ to: contentPath({ ...query, open: '' }), label: t('close') }}
              >
                <SectionError section={t('nav.content')} />
              </DetailPane>
            ))}
        </ListWithDetail>
      )}
    </OfficePage>
  );
};
