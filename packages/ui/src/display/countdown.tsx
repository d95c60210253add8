import { Fragment } from 'react';
import { colonStyle, countdownStyle, figureStyle } from './countdown.styles.ts';

/** Seconds as hours, minutes and seconds with two digits each; hours may need more. */
export const clockFigures = (seconds: number): [hours: string, minutes: string, seconds: string] => {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (part: number) => String(part).padStart(2, '0');
  return [two(Math.floor(whole / 3600)), two(Math.floor(whole / 60) % 60), two(whole % 60)];
};

export type CountdownProps = {
  secondsLeft: number;
  /** Accessible name with what ends, e.g. `Flash sale berakhir dalam`. */
  label: string;
  className?: string;
};

/** Time left as three figures. It only shows: the owner counts, and knows the server's time. */
export const Countdown = ({ secondsLeft, label, className }: CountdownProps) => {
  const figures = clockFigures(secondsLeft);
  return (
    <span
      css={countdownStyle}
      className={className}
      role="timer"
      aria-label={`${label} ${figures.join(':')}`}
    >
      {figures.map((figure, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <span css={colonStyle} aria-hidden="true">
              :
            </span>
          )}
          <span css={figureStyle} aria-hidden="true">
            {figure}
          </span>
        </Fragment>
      ))}
    </span>
  );
};
