import { ChipRow } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { toggleCategory } from './brands-query.ts';
import type { StoreList } from './load-stores.ts';
import { OptionLink } from './option-link.tsx';
import type { BrandsControl } from './use-brands-query.ts';

interface CategoryChoiceProps extends Pick<BrandsControl, 'query' | 'go'> {
  categories: StoreList['categories'];
}

/** In which categories the stores sell; several may be selected. One of the address that has no stores stays removable. */
export const CategorySelection = ({ categories, query, go }: CategoryChoiceProps) => {
  const { t } = useTranslation('storefront');
  const known = new Set(categories.flatMap(({ slug, id }) => [slug, String(id)]));
  const unknown = query.categories.filter((one) => !known.has(one));
  if (categories.length + unknown.length === 0) return null;
  const isChosen = (slug: string, id: number) =>
    query.categories.find((one) => one === slug || one === String(id));
  return (
    <ChipRow role="group" aria-label={t('brands.categories')}>
      {categories.map(({ id, slug, name }) => {
        const chosen = isChosen(slug, id);
        return (
          <OptionLink
            key={id}
            leadsTo={toggleCategory(query, chosen ?? slug)}
            go={go}
            {...(chosen ? { removes: true, 'aria-current': true } : {})}
          >
            {name}
          </OptionLink>
        );
      })}
      {unknown.map((one) => (
        <OptionLink key={one} removes aria-current leadsTo={toggleCategory(query, one)} go={go}>
          {one}
        </OptionLink>
      ))}
    </ChipRow>
  );
};
