import {
  adminExportEndpoints,
  type Export,
  exportHours,
  hasStaffRole,
  maxExportRows,
  maxWorkbookRows,
  type StaffRole,
} from '@pasar/contract';
import { ResourceTable } from '@pasar/dashboard';
import { linkTo, useFormat, usePageData, useTimes } from '@pasar/slice-kit';
import { Inline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { UnmaskExport } from '../features/exports/unmask-export.tsx';
import { useFollowExports } from '../features/exports/use-follow-exports.ts';
import { SaveFileButton } from '../shared/file/save-file-button.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import type { exportsLoader } from './exports.loader.ts';

const formats = ['csv', 'xlsx'] as const;

const Rows = ({ exports, roles }: { exports: readonly Export[]; roles: readonly StaffRole[] }) => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  const { dateTime } = useTimes();
  useFollowExports(exports);
  const mayUnmask = hasStaffRole(roles, adminExportEndpoints.createUnmasked.staff);
  return (
    <ResourceTable
      caption={t('nav.exports')}
      columns={[
        { id: 'list', label: t('exports.list') },
        { id: 'filters', label: t('exports.filters') },
        { id: 'by', label: t('exports.by') },
        { id: 'at', label: t('exports.at') },
        { id: 'rows', label: t('exports.rows'), numeric: true },
        { id: 'state', label: t('exports.state') },
        { id: 'until', label: t('exports.until') },
        { id: 'file', label: t('exports.file') },
        ...(mayUnmask ? [{ id: 'more', label: t('exports.unmask.column') }] : []),
      ]}
      rows={exports.map((one) => {
        const name = t(`nav.${one.list}`);
        const filters = Object.entries(one.filters).map(([key, value]) => `${key}: ${value}`);
        return {
          id: String(one.id),
          cells: {
            list: one.is_unmasked ? `${name} · ${t('exports.unmasked')}` : name,
            filters: filters.join(', ') || t('exports.none'),
            by: one.requested_by.name,
            at: dateTime(one.requested_at),
            rows: number(one.rows),
            state: one.is_cut
              ? t('exports.cut', { rows: number(maxExportRows) })
              : t(`exports.is.${one.state}`),
            until: one.state === 'done' && one.expires_at ? dateTime(one.expires_at) : null,
            more: mayUnmask && <UnmaskExport of={one} name={name} />,
            file: one.state === 'done' && (
              <Inline gap={8}>
                {formats
                  .filter((format) => format === 'csv' || one.rows <= maxWorkbookRows)
                  .map((format) => (
                    <SaveFileButton
                      key={format}
                      text={format.toUpperCase()}
                      label={t('exports.fetchOf', { name, format: format.toUpperCase() })}
                      load={async (api) => {
                        const body = { export_id: one.id, format };
                        return (await api.call(adminExportEndpoints.file, { body })).data;
                      }}
                    />
                  ))}
              </Inline>
            ),
          },
        };
      })}
    />
  );
};

/** Lists that were written into files, each kept for a day. */
export const ExportsPage = () => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  const data = usePageData<typeof exportsLoader>();
  return (
    <OfficePage
      title={t('nav.exports')}
      lead={t('exports.lead', {
        hours: exportHours,
        rows: number(maxExportRows),
        workbookRows: number(maxWorkbookRows),
      })}
      data={data}
    >
      {({ list }, me) => (
        <ListSection
          title={t('nav.exports')}
          chips={[]}
          list={list}
          pathFor={(page) => linkTo('back-office.exports', { page })}
        >
          {(exports) => <Rows exports={exports} roles={me.roles} />}
        </ListSection>
      )}
    </OfficePage>
  );
};
