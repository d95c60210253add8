import { Badge } from '@pasar/ui';
import { Clock } from 'lucide-react';
import { useWords } from '../words/use-words.ts';
import { dueStyle } from './due-badge.styles.ts';
import type { ServerTime } from './server-time.ts';
import { timeParts } from './time-parts.ts';
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
export const DueBadge = ({ label, at, time, mine }: DueBadgeProps) => {
  const words = useWords();
  const left = useSecondsLeft(at, time);
  const { unit, first, second } = timeParts(left);
  const tone = !mine ? 'neutral' : left < soon ? 'danger' : 'warning';
  const said = words.time[unit](first, second);
  return (
    <Badge
      role="timer"
      tone={tone}
      css={dueStyle}
      icon={<Clock size={16} strokeWidth={1.9} aria-hidden="true" />}
    >
      <span>{unit === 'over' ? said : `${label} ${said}`}</span>
    </Badge>
  );
};
