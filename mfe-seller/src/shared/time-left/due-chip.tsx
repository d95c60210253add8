import type { SellerOrder } from '@pasar/contract';
import { Badge } from '@pasar/ui';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dueStyle } from './due-chip.styles.ts';
import type { ServerTime } from './server-time.ts';
import { timeParts } from './time-parts.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** Deadlines that the seller keeps; the others are somebody else's. */
const mine: readonly string[] = ['respond', 'ship', 'answer_cancel', 'answer_complaint'];
const soon = 6 * 3_600;

interface DueChipProps {
  due: NonNullable<SellerOrder['due']>;
  time: ServerTime;
}

/** What has to happen next, and how long there is for it. */
export const DueChip = ({ due: { type, at }, time }: DueChipProps) => {
  const { t } = useTranslation('seller');
  const left = useSecondsLeft(at, time);
  const { unit, first, second } = timeParts(left);
  const tone = !mine.includes(type) ? 'neutral' : left < soon ? 'danger' : 'warning';
  return (
    <Badge
      role="timer"
      tone={tone}
      css={dueStyle}
      icon={<Clock size={16} strokeWidth={1.9} aria-hidden="true" />}
    >
      <span>
        {unit === 'over' ? t('time.over') : `${t(`due.${type}`)} ${t(`time.${unit}`, { first, second })}`}
      </span>
    </Badge>
  );
};
