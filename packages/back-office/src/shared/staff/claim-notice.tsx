import type { QueueKind } from '@pasar/contract';
import { useTimes } from '@pasar/slice-kit';
import { Button, Notice } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useClaim } from './use-claim.ts';

interface ClaimNoticeProps {
  kind: QueueKind;
  id: number;
  /** Whether it still waits for a decision. */
  waits: boolean;
}

/** Says that a colleague works on the same thing; taking over is one press. */
export const ClaimNotice = ({ kind, id, waits }: ClaimNoticeProps) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const { other, take } = useClaim(kind, id, waits);
  if (!other) return null;
  return (
    <Notice
      tone="info"
      live
      title={t('claim.title', { name: other.name })}
      action={
        <Button variant="secondary" size="s" onClick={take}>
          {t('claim.take')}
        </Button>
      }
    >
      {t('claim.until', { time: dateTime(other.until) })}
    </Notice>
  );
};
