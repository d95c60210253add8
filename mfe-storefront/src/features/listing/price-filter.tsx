import type { Facets } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { RangeFields } from '@pasar/ui';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type StoreApi, useStore } from 'zustand';
import { setFilter } from './change-query.ts';
import * as style from './filter-panel.styles.ts';
import type { ListingQuery } from './listing-query.ts';

interface PriceFilterProps {
  pressed: StoreApi<ListingQuery>;
  /** The cheapest and the dearest hit. */
  bounds: Facets['price'];
  onChange(query: ListingQuery): void;
}

const typed = (value: number | undefined) => (value === undefined ? '' : String(value));
const amount = (digits: string) => (digits === '' ? undefined : Number(digits));

/** The lowest and the highest price; they apply when the reader leaves the two fields or presses Enter. */
export const PriceFilter = ({ pressed, bounds, onChange }: PriceFilterProps) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const minPrice = useStore(pressed, (query) => query.minPrice);
  const maxPrice = useStore(pressed, (query) => query.maxPrice);
  const applied = { min: typed(minPrice), max: typed(maxPrice) };
  const [{ from, range }, setState] = useState({ from: applied, range: applied });
  // Another price was applied, by a chip or by Back: what was typed before is void.
  if (from.min !== applied.min || from.max !== applied.max) setState({ from: applied, range: applied });

  const apply = () => {
    const [min, max] = [amount(range.min), amount(range.max)];
    if (min === minPrice && max === maxPrice) return;
    onChange(setFilter(setFilter(pressed.getState(), 'minPrice', min), 'maxPrice', max));
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) apply();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to its two fields
    <div css={style.group} onBlur={leave} onKeyDown={press}>
      <RangeFields
        label={t('filters.price')}
        name="price"
        prefix="Rp"
        value={range}
        onChange={(next) => setState({ from: applied, range: next })}
        texts={{ min: t('filters.priceMin'), max: t('filters.priceMax') }}
        format={(digits) => (digits === '' ? '' : rupiah(Number(digits)).replace('Rp', ''))}
      />
      {bounds && (
        <p css={style.bounds}>{t('filters.bounds', { min: rupiah(bounds.min), max: rupiah(bounds.max) })}</p>
      )}
    </div>
  );
};
