import type { ReactNode } from 'react';
import type { BareProps } from '../bare-props.ts';
import { type BadgeTone, badgeStyle, badgeTones } from './badge.styles.ts';

export type BadgeProps = BareProps<'span'> & { tone?: BadgeTone; icon?: ReactNode };

/** A word about a thing's state. The word says it; the color only helps. */
export const Badge = ({ tone = 'neutral', icon, children, ...rest }: BadgeProps) => (
  <span css={[badgeStyle, badgeTones[tone]]} {...rest}>
    {icon}
    {children}
  </span>
);
