import { Spinner, TextField, VisuallyHidden } from '@pasar/ui';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './region-field.styles.ts';
import { type RegionSelection, useRegionSelection } from './use-region-selection.ts';

/** A list that opens near the edge of its panel scrolls fully into view. */
const inSight = (node: HTMLElement | null) => node?.scrollIntoView?.({ block: 'nearest' });

interface RegionFieldProps extends RegionSelection {
  name: string;
  label: string;
  /** What to do while there is nothing to choose from. */
  locked?: string | undefined;
  loading: boolean;
  error: string | undefined;
}

/** One region out of a list that can be searched: a combobox whose focus stays in the box. */
export const RegionField = ({ name, label, locked, loading, error, ...choice }: RegionFieldProps) => {
  const { t } = useTranslation('storefront');
  const { open, hits, input, list, option } = useRegionSelection(choice);
  return (
    <div css={style.place}>
      <TextField
        {...input}
        name={name}
        label={label}
        error={error}
        placeholder={locked ?? t('addressBook.region.search')}
        disabled={locked !== undefined}
        autoComplete="off"
        spellCheck={false}
        required
        suffix={
          loading ? (
            <Spinner size={20} />
          ) : (
            locked === undefined && <ChevronDown size={20} strokeWidth={1.9} aria-hidden="true" />
          )
        }
      />
      {open && (
        <ul {...list} ref={inSight} css={style.list} aria-label={label}>
          {hits.map((hit, index) => (
            <li key={hit.id} {...option(hit, index)} css={style.option} lang="id">
              {hit.name}
            </li>
          ))}
          {hits.length === 0 && (
            <li css={style.nothing} role="presentation">
              {t(loading ? 'addressBook.region.coming' : 'addressBook.region.none')}
            </li>
          )}
        </ul>
      )}
      <VisuallyHidden role="status">
        {open && !loading ? t('addressBook.region.hits', { count: hits.length, n: hits.length }) : ''}
      </VisuallyHidden>
    </div>
  );
};
