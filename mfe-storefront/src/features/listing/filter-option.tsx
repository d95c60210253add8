import { Checkbox } from '@pasar/ui';
import { memo } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { ManyFilter } from './change-query.ts';
import type { ListingQuery } from './listing-query.ts';

interface FilterChoiceProps {
  /** The field's name in the address. */
  name: string;
  filter: ManyFilter;
  value: string;
  label: string;
  /** So many would be found, as the page's language writes it. */
  hits: string;
  /** The query as of the last press. */
  pressed: StoreApi<ListingQuery>;
  /** Must be a stable function: a new one renders every option again. */
  onToggle(filter: ManyFilter, value: string): void;
}

/** One of several options of a filter. A press renders this one again and none of its hundred neighbors. */
export const FilterOption = memo(
  ({ name, filter, value, label, hits, pressed, onToggle }: FilterChoiceProps) => {
    const checked = useStore(pressed, ({ [filter]: chosen }) =>
      (chosen as readonly string[]).includes(value),
    );
    return (
      <Checkbox
        name={name}
        value={value}
        label={label}
        aside={hits}
        checked={checked}
        onChange={() => onToggle(filter, value)}
      />
    );
  },
);
