import type { ReactNode } from 'react';
import {
  latestMarkStyle,
  latestTitleStyle,
  momentMarkStyle,
  momentStyle,
  momentTextStyle,
  momentTimeStyle,
  momentTitleStyle,
  momentWordsStyle,
  timelineStyle,
} from './timeline.styles.ts';

export type Moment = {
  id: string;
  title: ReactNode;
  /** Beside the title's sense, e.g. a reason or a place. */
  text?: ReactNode;
  /** ISO 8601. */
  at: string;
  /** The same moment as people read it. */
  time: string;
};

export type TimelineProps = {
  label: string;
  /** Newest first. */
  moments: readonly Moment[];
  className?: string;
};

/** What happened, newest first: an order's way, a parcel's way. */
export const Timeline = ({ label, moments, className }: TimelineProps) => (
  <ol css={timelineStyle} className={className} aria-label={label}>
    {moments.map(({ id, title, text, at, time }, index) => (
      <li key={id} css={momentStyle}>
        <span css={[momentMarkStyle, index === 0 && latestMarkStyle]} aria-hidden="true" />
        <div css={momentWordsStyle}>
          <p css={[momentTitleStyle, index === 0 && latestTitleStyle]}>{title}</p>
          {text && <p css={momentTextStyle}>{text}</p>}
          <time css={momentTimeStyle} dateTime={at}>
            {time}
          </time>
        </div>
      </li>
    ))}
  </ol>
);
