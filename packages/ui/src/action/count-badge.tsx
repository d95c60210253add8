import { countBadgeStyle } from './count-badge.styles.ts';

export type CountBadgeProps = {
  value: string | number;
};

/** A small count at the corner of an icon button, beside its icon; the button's label says the number, too. */
export const CountBadge = ({ value }: CountBadgeProps) => (
  <span css={countBadgeStyle} data-badge={value} aria-hidden="true" />
);
