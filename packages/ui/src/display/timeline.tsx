import type { ReactNode } from 'react';
import {
  latestMarkStyle,
  latestTitleStyle,
  timelineContentStyle,
  timelineItemStyle,
  timelineMarkStyle,
  timelineStyle,
  timelineTextStyle,
  timelineTimeStyle,
  timelineTitleStyle,
} from './timeline.styles.ts';

export type TimelineItem = {
  id: string;
  title: ReactNode;
  /** Beside the title's sense, e.g. a reason or a place. */
  text?: ReactNode;
  /** ISO 8601. */
  at: string;
  /** The same time in a readable form. */
  time: string;
};

export type TimelineProps = {
  label: string;
  /** Newest first. */
  moments: readonly TimelineItem[];
  className?: string;
};

/** What happened, newest first: an order's way, a parcel's way. */
export const Timeline = ({ label, moments, className }: TimelineProps) => (
  <ol css={timelineStyle} className={className} aria-label={label}>
    {moments.map(({ id, title, text, at, time }, index) => (
      <li key={id} css={timelineItemStyle}>
        <span css={[timelineMarkStyle, index === 0 && latestMarkStyle]} aria-hidden="true" />
        <div css={timelineContentStyle}>
          <p css={[timelineTitleStyle, index === 0 && latestTitleStyle]}>{title}</p>
          {text && <p css={timelineTextStyle}>{text}</p>}
          <time css={timelineTimeStyle} dateTime={at}>
            {time}
          </time>
        </div>
      </li>
    ))}
  </ol>
);
