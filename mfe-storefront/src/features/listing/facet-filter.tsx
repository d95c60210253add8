import { useFormat } from '@pasar/slice-kit';
import { Disclosure, TextField } from '@pasar/ui';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreApi } from 'zustand';
import type { ManyFilter } from './change-query.ts';
import { FilterOption } from './filter-option.tsx';
import * as style from './filter-panel.styles.ts';
import type { ListingQuery } from './listing-query.ts';

interface Choice {
  id: string | number;
  name: string;
  total: number;
}

export interface FacetFilterProps {
  /** The field's name in the address. */
  name: string;
  title: string;
  filter: ManyFilter;
  choices: readonly Choice[];
  /** The query of the rendered page; its selected options stay visible. */
  chosen: readonly string[];
  pressed: StoreApi<ListingQuery>;
  /** Must be a stable function: with a new one lists of a hundred options are rendered again. */
  onToggle(filter: ManyFilter, value: string): void;
}

/** So many options are visible; the others are one press away. */
const inSight = 5;
/** So many that reading them all takes longer than typing. */
const searchable = 10;

/** One group of options with the number of hits of each; several may be selected. */
export const FacetFilter = memo(({ title, choices, chosen, ...rest }: FacetFilterProps) => {
  const { t } = useTranslation('storefront');
  const [wanted, setWanted] = useState('');
  if (choices.length === 0) return null;
  // Nobody opens a list for one more line.
  const shown = choices.length <= inSight + 1 ? choices.length : inSight;
  const [first, others] = [choices.slice(0, shown), choices.slice(shown)];
  const found = named(others, wanted);
  return (
    <div css={style.group}>
      <fieldset>
        <legend>{title}</legend>
        <ChoiceList choices={first} {...rest} />
        {others.length > 0 && (
          <Disclosure
            summary={t('filters.more', { n: others.length })}
            open={others.some(({ id }) => chosen.includes(String(id)))}
          >
            {choices.length > searchable && (
              <TextField
                css={style.search}
                type="search"
                label={t('filters.searchIn', { name: title })}
                value={wanted}
                onChange={({ target }) => setWanted(target.value)}
              />
            )}
            <div css={style.longList}>
              <ChoiceList choices={found} {...rest} />
            </div>
            <p css={style.bounds} role="status">
              {wanted !== '' && found.length === 0 && t('filters.noneNamed', { text: wanted })}
            </p>
          </Disclosure>
        )}
      </fieldset>
    </div>
  );
});

const named = (choices: readonly Choice[], wanted: string): readonly Choice[] => {
  const words = wanted.trim().toLowerCase().split(/\s+/);
  return choices.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
};

const ChoiceList = ({ choices, ...rest }: Omit<FacetFilterProps, 'title' | 'chosen'>) => {
  const { number } = useFormat();
  return (
    <ul>
      {choices.map(({ id, name, total }) => (
        <li key={id}>
          <FilterOption value={String(id)} label={name} hits={number(total)} {...rest} />
        </li>
      ))}
    </ul>
  );
};
