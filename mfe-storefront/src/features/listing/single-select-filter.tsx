import { useFormat } from '@pasar/slice-kit';
import { RadioGroup } from '@pasar/ui';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type StoreApi, useStore } from 'zustand';
import type { OneFilter } from './change-query.ts';
import * as style from './filter-panel.styles.ts';
import type { ListingQuery } from './listing-query.ts';

interface OneChoiceFilterProps {
  /** The field's name in the address. */
  name: string;
  title: string;
  choices: readonly { id: string | number; label: ReactNode; total: number }[];
  filter: OneFilter;
  pressed: StoreApi<ListingQuery>;
  onChoose(value: string): void;
}

/** A group of which at most one option counts. */
export const SingleSelectFilter = memo(
  ({ name, title, choices, filter, pressed, onChoose }: OneChoiceFilterProps) => {
    const chosen = useStore(pressed, ({ [filter]: value }) => String(value ?? ''));
    const { t } = useTranslation('storefront');
    const { number } = useFormat();
    const worthShowing = choices.filter(({ id, total }) => total > 0 || String(id) === chosen);
    if (worthShowing.length === 0) return null;
    return (
      <div css={style.group}>
        <RadioGroup
          label={title}
          name={name}
          arrangement="stack"
          value={chosen}
          onChange={onChoose}
          options={[
            { value: '', label: t('filters.any') },
            ...worthShowing.map(({ id, label, total }) => ({
              value: String(id),
              label: (
                <span css={style.branchName}>
                  {label} <span css={style.branchHits}>{number(total)}</span>
                </span>
              ),
            })),
          ]}
        />
      </div>
    );
  },
);
