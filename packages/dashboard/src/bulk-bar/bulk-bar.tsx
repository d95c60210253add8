import { IconButton } from '@pasar/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { barStyle, buttonsStyle, countStyle, tightStyle } from './bulk-bar.styles.ts';

interface BulkBarProps {
  /** What is selected, for screen readers. */
  label: string;
  /** How many are selected, as people read it. */
  count: ReactNode;
  clearLabel: string;
  onClear: () => void;
  /** What else belongs to the selection, e.g. a button that widens it. */
  beside?: ReactNode;
  /** Shown instead while the work is under way. */
  instead?: ReactNode;
  /** Three actions fit beside each other on a phone. */
  tight?: boolean;
  /** The actions. */
  children: ReactNode;
}

/**
 * Actions on the selected rows of a list, within reach of the thumb: the bar takes the place of the phone's bottom
 * navigation. In the tab order it comes before the rows, visually below them.
 */
export const BulkBar = ({
  label,
  count,
  clearLabel,
  onClear,
  beside,
  instead,
  tight = false,
  children,
}: BulkBarProps) => (
  <section css={barStyle} data-action-bar aria-label={label}>
    {instead ?? (
      <>
        <div css={countStyle}>
          <IconButton
            label={clearLabel}
            icon={<X size={20} strokeWidth={1.9} aria-hidden="true" />}
            onClick={onClear}
          />
          <span aria-live="polite">{count}</span>
          {beside}
        </div>
        <div css={[buttonsStyle, tight && tightStyle]}>{children}</div>
      </>
    )}
  </section>
);
