import type { AuditEntry } from '@pasar/contract';
import { ListFilter, ListWithDetail, ResourceTable, SearchBox, toSearchParams } from '@pasar/dashboard';
import { usePageData, useTimes } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { AuditDetail } from '../features/read-audit/audit-detail.tsx';
import { type AuditQuery, auditPath, readAuditQuery } from '../features/read-audit/audit-query.ts';
import { ExportButton } from '../shared/export/export-button.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { auditLoader } from './audit.loader.ts';

const Rows = ({ entries, query }: { entries: readonly AuditEntry[]; query: AuditQuery }) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={t('nav.audit')}
      columns={[
        { id: 'at', label: t('audit.at') },
        { id: 'who', label: t('audit.who') },
        { id: 'action', label: t('audit.action') },
        { id: 'target', label: t('audit.target') },
        { id: 'reason', label: t('audit.reason') },
      ]}
      rows={entries.map((entry) => ({
        id: String(entry.id),
        to: auditPath({ ...query, open: String(entry.id) }),
        open: query.open === String(entry.id),
        cells: {
          at: dateTime(entry.at),
          who: entry.actor?.email ?? t('audit.itself'),
          action: entry.action,
          target: `${entry.target.type} ${entry.target.id}`,
          reason: entry.reason,
        },
      }))}
    />
  );
};

const Filter = ({ query }: { query: AuditQuery }) => {
  const { t } = useTranslation('back-office');
  const { actor, action, target_type, target_id, date_start, date_end } = query;
  return (
    <ListFilter
      label={t('nav.audit')}
      keep={{ action, target_type, target_id }}
      dates={{ date_start, date_end }}
      active={false}
      pathFor={(fields) => auditPath(readAuditQuery(toSearchParams(fields)))}
    >
      <SearchBox name="actor" label={t('audit.search')} hint={t('audit.search')} search={actor} />
    </ListFilter>
  );
};

const filters = ['actor', 'action', 'target_type', 'target_id', 'date_start', 'date_end'] as const;

/** What the staff did, newest first; each filter is a chip that a press takes away. */
export const AuditPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof auditLoader>();
  return (
    <OfficePage title={t('nav.audit')} data={data}>
      {({ query, list }) => {
        const entry = list.ok && list.value.data.find(({ id }) => String(id) === query.open);
        const active = filters.filter((name) => query[name]);
        return (
          <>
            <OfficeTabs of="audit" current="audit" />
            <Filter query={query} />
            <ExportButton
              list="audit"
              filters={Object.fromEntries(active.map((name) => [name, query[name]]))}
            />
            <ListWithDetail>
              <ListSection
                title={t('nav.audit')}
                chips={active.map((name) => ({
                  key: name,
                  label: `${t(`audit.filter.${name}`)}: ${query[name]} ×`,
                  to: auditPath({ ...query, [name]: undefined, page: 1 }),
                  chosen: true,
                }))}
                list={list}
                pathFor={(page) => auditPath({ ...query, page, open: '' })}
                cleared={active.length > 0 ? auditPath({}) : undefined}
              >
                {(entries) => <Rows entries={entries} query={query} />}
              </ListSection>
              {entry && (
                <AuditDetail key={entry.id} entry={entry} closeTo={auditPath({ ...query, open: '' })} />
              )}
            </ListWithDetail>
          </>
        );
      }}
    </OfficePage>
  );
};
