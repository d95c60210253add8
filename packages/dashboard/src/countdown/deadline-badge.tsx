import type { ServerTime } from '@pasar/slice-kit/fields';
import { Badge } from '@pasar/ui';
import { Clock } from 'lucide-react';
import { useMessages } from '../messages/use-messages.ts';
import { deadlineStyle } from './deadline-badge.styles.ts';
import { toTimeParts } from './to-time-parts.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const soon = 6 * 3_600;

interface DueBadgeProps {
  /** What has to happen. */
  label: string;
  /** When it is too late. */
  at: string;
  time: ServerTime;
  /** Whether the reader has to do it. */
  mine: boolean;
}

/** What has to happen next, and how long there is for it. */
export const DeadlineBadge = ({ label, at, time, mine }: DueBadgeProps) => {
  const words = useMessages();
  const left = useSecondsLeft(at, time);
  const { unit, first, second } = toTimeParts(left);
  const tone = !mine ? 'neutral' : left < soon ? 'danger' : 'warning';
  const said = words.time[unit](first, second);
  return (
    <Badge
      role="timer"
      tone={tone}
      css={deadlineStyle}
      icon={<Clock size={16} strokeWidth={1.9} aria-hidden="true" />}
    >
      <span>{unit === 'over' ? said : `${label} ${said}`}</span>
    </Badge>
  );
};
