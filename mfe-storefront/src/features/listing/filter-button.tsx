import { lazyComponent } from '@pasar/slice-kit';
import { SlidersHorizontal } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countFilters } from './change-query.ts';
import * as style from './filter-button.styles.ts';
import type { FilterSheetProps } from './filter-sheet.tsx';

// The panel's behavior comes with the first press: most visits never open it.
const FilterSheet = lazyComponent(() =>
  import(/* webpackChunkName: "filter-sheet" */ './filter-sheet.tsx').then((m) => m.FilterSheet),
);

interface FilterButtonProps extends Omit<FilterSheetProps, 'onClose'> {
  /** Id of the filters in the page; without scripts the button leads there. */
  target: string;
}

/** On phones, the way to the filters. */
export const FilterButton = ({ target, onApply, ...sheet }: FilterButtonProps) => {
  const { t } = useTranslation('storefront');
  const [open, setOpen] = useState(false);
  const applied = countFilters(sheet.query);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        href={`#${target}`}
        css={[style.button, applied > 0 && style.set]}
        onClick={press}
        aria-haspopup="dialog"
      >
        <SlidersHorizontal size={20} strokeWidth={1.9} aria-hidden="true" />
        {applied > 0 ? t('filters.buttonSet', { n: applied }) : t('filters.title')}
      </a>
      {open && (
        <FilterSheet
          {...sheet}
          onClose={() => setOpen(false)}
          onMissing={() => setOpen(false)}
          onApply={(query) => {
            setOpen(false);
            onApply(query);
          }}
        />
      )}
    </>
  );
};
