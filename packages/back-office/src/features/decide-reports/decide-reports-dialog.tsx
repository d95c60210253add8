import {
  type AdminReports,
  type BlockReason,
  blockReasonCodes,
  type ChatMeasure,
  chatMeasures,
  formatReportReason,
  type HideReason,
  hideReasonCodes,
  listReportReasons,
} from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import { SelectField } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDecideDialog } from '../../shared/decide/lazy-decide-dialog.ts';

export type ModerationReason = BlockReason | HideReason;

interface DecideReportsDialogProps {
  group: AdminReports;
  outcome: 'uphold' | 'dismiss';
  busy: boolean;
  noteError: string | undefined;
  onYes: (note: string, reasonCode: ModerationReason | undefined, measure: ChatMeasure | undefined) => void;
  onClose: () => void;
}

/** The reasons for which staff act on it; none where that happens elsewhere or has happened. */
const listReasons = ({ type, is_blocked }: AdminReports['subject']): readonly ModerationReason[] => {
  if (is_blocked || type === 'store' || type === 'message') return [];
  if (type === 'product') return blockReasonCodes;
  const offered: readonly string[] = listReportReasons(type);
  return hideReasonCodes.filter((code) => offered.includes(code));
};

/** The question before reports are decided: what follows, and who reads what is written. */
export const DecideReportsDialog = ({
  group: { subject, reports },
  outcome,
  busy,
  noteError,
  onYes,
  onClose,
}: DecideReportsDialogProps) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const reasons = outcome === 'uphold' ? listReasons(subject) : [];
  const reported = reports[0]?.reason_code;
  const [reasonCode, setReasonCode] = useState(reasons.find((reason) => reason === reported) ?? reasons[0]);
  const measures = outcome === 'uphold' && subject.type === 'message' ? chatMeasures : [];
  const [measure, setMeasure] = useState<ChatMeasure>('hide');
  const acts = reasons.length > 0 || measures.length > 0;
  const upheld = subject.is_blocked && subject.type !== 'message' ? 'done' : subject.type;
  const isText = subject.type === 'question' || subject.type === 'answer';
  const note = acts ? 'reports.ownerNote' : 'reports.staffNote';
  return (
    <LazyDecideDialog
      title={t(`reports.${outcome}.title`)}
      text={
        outcome === 'uphold'
          ? t(`reports.uphold.text.${upheld}`)
          : t(isText ? 'reports.dismiss.keep' : 'reports.dismiss.text')
      }
      yes={t(`reports.${outcome}.yes`)}
      danger={acts}
      reason={t(outcome === 'uphold' ? note : 'reports.reporterNote')}
      reasonError={noteError}
      busy={busy}
      onYes={(text) => onYes(text, reasonCode, measures.length > 0 ? measure : undefined)}
      onClose={onClose}
      onMissing={onClose}
    >
      {measures.length > 0 && (
        <SelectField
          label={t('reports.measure')}
          value={measure}
          options={measures.map((value) => ({ value, label: t(`reports.measureOf.${value}`) }))}
          onChange={(event) => setMeasure(event.target.value as ChatMeasure)} // one of the options above
        />
      )}
      {reasons.length > 0 && (
        <SelectField
          label={t('reports.why')}
          value={reasonCode}
          options={reasons.map((value) => ({
            value,
            label: formatReportReason(subject.type, value, locale),
          }))}
          onChange={(event) => setReasonCode(event.target.value as ModerationReason)}
        />
      )}
    </LazyDecideDialog>
  );
};
