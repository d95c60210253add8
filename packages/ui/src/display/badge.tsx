import type { ReactNode } from 'react';
import type { BareProps } from '../bare-props.ts';
import { type BadgeTone, badgeStyle, badgeTones } from './badge.styles.ts';

export type BadgeProps = BareProps<'span'> & { tone?: BadgeTone; icon?: ReactNode };

/** A short label of a state. The text carries the meaning; the color only helps. */
export const Badge = ({ tone = 'neutral', icon, children, ...rest }: BadgeProps) => (
  <span css={[badgeStyle, badgeTones[tone]]} {...rest}>
    {icon}
    {children}
  </span>
);
