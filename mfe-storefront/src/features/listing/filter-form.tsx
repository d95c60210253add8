import { inLocale } from '@pasar/contract';
import { LocalLink, useLocale } from '@pasar/slice-kit';
import { Button, Card, TextLink } from '@pasar/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { clearFilters, countFilters } from './change-query.ts';
import * as style from './filter-form.styles.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import { emptyQuery, type ListingQuery } from './listing-query.ts';

interface FilterFormProps extends FilterPanelProps {
  id: string;
  pathFor(query: ListingQuery): string;
}

/** The filters beside the list: each press applies at once; without scripts, the button does. */
export const FilterForm = ({ id, query, pathFor, ...panel }: FilterFormProps) => {
  const { t } = useTranslation('storefront');
  const locale = useLocale();
  const stay = (event: FormEvent) => event.preventDefault();
  return (
    <Card as="aside" padding="none" css={style.panel} aria-label={t('filters.title')} id={`${id}-place`}>
      <div css={style.head}>
        <h2 css={style.title}>{t('filters.title')}</h2>
        {countFilters(query) > 0 && (
          <TextLink
            as={LocalLink}
            standalone
            preventScrollReset
            prefetch="none"
            to={pathFor(clearFilters(query))}
          >
            {t('filters.clear')}
          </TextLink>
        )}
      </div>
      <form id={id} method="get" action={inLocale(pathFor(emptyQuery), locale)} onSubmit={stay}>
        {query.search && <input type="hidden" name="search" value={query.search} />}
        <FilterPanel query={query} {...panel} />
        <noscript>
          <Button type="submit" block>
            {t('filters.apply')}
          </Button>
        </noscript>
      </form>
    </Card>
  );
};
