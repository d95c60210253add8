import { type Filling, type ProgressBarTone, progressBarStyle, segmentStyle } from './progress-bar.styles.ts';

const halves = 12;
const segments = [0, 1, 2, 3, 4, 5] as const;

/** Filled halves out of twelve: nothing begun looks empty, nothing unfinished looks full. */
export const filledHalves = (value: number): number => {
  if (!(value > 0)) return 0;
  if (value >= 1) return halves;
  return Math.min(halves - 1, Math.max(1, Math.round(value * halves)));
};

const fillingOf = (segment: number, filled: number): Filling => {
  if (filled >= segment * 2 + 2) return 'full';
  return filled === segment * 2 + 1 ? 'half' : 'empty';
};

export type ProgressBarProps = {
  /** From 0 to 1. */
  value: number;
  /** The accessible name, e.g. `Terjual`. */
  label: string;
  /** Read instead of the percentage, e.g. `72 dari 200`. */
  valueText?: string;
  tone?: ProgressBarTone;
  className?: string;
};

/** Six segments like those of the fruit: sold share, progress, store health. Snaps to half a segment. */
export const ProgressBar = ({ value, label, valueText, tone = 'brand', className }: ProgressBarProps) => {
  const filled = filledHalves(value);
  return (
    <div
      css={progressBarStyle}
      className={className}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(Math.min(1, Math.max(0, value)) * 100)}
      aria-valuetext={valueText}
    >
      {segments.map((segment) => (
        <span key={segment} css={segmentStyle(fillingOf(segment, filled), tone)} />
      ))}
    </div>
  );
};
