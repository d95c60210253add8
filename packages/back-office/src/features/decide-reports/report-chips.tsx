import { formatReportReason, listReportReasons } from '@pasar/contract';
import { FilterChips } from '@pasar/dashboard';
import { useLocale } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { anyReason, type ReportsQuery, reportKinds, reportsPath } from './reports-query.ts';

/** Which kind of thing was reported and, for one kind, why. */
export const ReportChips = ({ query }: { query: ReportsQuery }) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const { kind, state, reason: chosen } = query;
  return (
    <>
      <FilterChips
        label={t('reports.kinds')}
        chips={reportKinds.map((one) => ({
          key: one,
          label: t(`reports.kindOf.${one}`),
          to: reportsPath({ state, kind: one }),
          chosen: kind === one,
        }))}
      />
      {kind !== 'all' && (
        <FilterChips
          label={t('reports.reasons')}
          chips={[anyReason, ...listReportReasons(kind)].map((reason) => ({
            key: reason,
            label: reason === anyReason ? t('reports.anyReason') : formatReportReason(kind, reason, locale),
            to: reportsPath({ state, kind, reason }),
            chosen: chosen === reason,
          }))}
        />
      )}
    </>
  );
};
