import { LocalLink } from '@pasar/slice-kit';
import type { ReactNode } from 'react';
import { chipStyle, rowStyle } from './filter-chips.styles.ts';

export interface FilterChip {
  key: string;
  label: ReactNode;
  /** Where a press leads: for one that is chosen, the list without it. */
  to: string;
  chosen: boolean;
}

interface FilterChipsProps {
  /** The accessible name of the row. */
  label: string;
  chips: readonly FilterChip[];
}

/** Filters of a list that live in its address: they work before any script runs, and Back takes one away. */
export const FilterChips = ({ label, chips }: FilterChipsProps) => (
  <nav aria-label={label}>
    <ul css={rowStyle}>
      {chips.map(({ key, label: text, to, chosen }) => (
        <li key={key}>
          <LocalLink
            to={to}
            prefetch="none"
            preventScrollReset
            css={chipStyle}
            aria-current={chosen ? 'true' : undefined}
          >
            {text}
          </LocalLink>
        </li>
      ))}
    </ul>
  </nav>
);
