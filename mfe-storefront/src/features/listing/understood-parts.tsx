import { linkTo } from '@pasar/slice-kit';
import { ChipRow } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '../../shared/chip-link/index.ts';
import { leaveOut, toggleSelection } from './change-query.ts';
import { edgeToEdge } from './listing-view.styles.ts';
import type { SearchPartProps } from './search-part-props.ts';

/** What the search understood besides goods: each part can be left out, a brand can become a filter, a store the only one. */
export const UnderstoodParts = ({ query, search, pathFor }: SearchPartProps) => {
  const { t } = useTranslation('storefront');
  const { understood = [], corrected, stores = [] } = search;
  if (understood.length === 0) return null;
  const typed = corrected ? { ...query, search: corrected } : query;
  return (
    <ChipRow css={edgeToEdge} role="group" aria-label={t('understood.title')}>
      {understood.map(({ kind, text, name, filter }) => {
        const label = t(`understood.${kind}`, { name });
        const without = leaveOut(typed, text);
        const store = kind === 'store' && stores.find((one) => one.merchant_name === name);
        return [
          <ChipLink
            key={text}
            removes
            to={pathFor(without)}
            aria-label={t('understood.remove', { name: label })}
          >
            {label}
          </ChipLink>,
          filter && (
            <ChipLink key={`${text} only`} to={pathFor(toggleSelection(without, 'brands', filter.value))}>
              {t('understood.only', { name })}
            </ChipLink>
          ),
          store && (
            <ChipLink
              key={`${text} store`}
              to={linkTo('storefront.store', { slug: store.merchant_slug, search: without.search })}
              preventScrollReset={false}
            >
              {t('understood.onlyStore', { name })}
            </ChipLink>
          ),
        ];
      })}
    </ChipRow>
  );
};
