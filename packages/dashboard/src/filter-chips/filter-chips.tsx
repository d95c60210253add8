import { LocalLink } from '@pasar/slice-kit';
import { type ReactNode, useEffect, useRef } from 'react';
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
export const FilterChips = ({ label, chips }: FilterChipsProps) => {
  const row = useRef<HTMLUListElement>(null);
  const chosenKey = chips.find(({ chosen }) => chosen)?.key;
  // On phones the row scrolls sideways: what is chosen must not be out of sight.
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (chosenKey && chip && row.current)
      row.current.scrollLeft = chip.offsetLeft - row.current.offsetLeft - 16;
  }, [chosenKey]);
  return (
    <nav aria-label={label}>
      <ul ref={row} css={rowStyle}>
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
};
