import { productEndpoints } from '@pasar/contract';
import { lazyPart, useApi, useReportFailure } from '@pasar/slice-kit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductForm, useError, useInput } from '../product-form.store.ts';
import { ChoiceField } from './choice-field.tsx';
import type { Choice } from './choice-sheet.tsx';

const ChoiceSheet = lazyPart(() =>
  import(/* webpackChunkName: "choice-sheet" */ './choice-sheet.tsx').then((m) => m.ChoiceSheet),
);

const rest = 200;

/** The brand, looked up among all of the market; most products have none. */
export const BrandField = ({ form }: { form: ProductForm }) => {
  const { t } = useTranslation('seller');
  const api = useApi();
  const report = useReportFailure();
  const brand = useInput(form, 'brand');
  const error = useError(form, 'brand_id');
  const [open, setOpen] = useState<boolean>();
  const [words, setWords] = useState('');
  const [brands, setBrands] = useState<readonly Choice[] | null>();
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const load = async (search: string) => {
    const turn = ++asked.current;
    try {
      const { data } = await api.call(productEndpoints.brands, { query: { search, per_page: 50 } });
      if (turn === asked.current) setBrands(data.map(({ id, name }) => ({ id, name })));
    } catch (failure) {
      if (turn !== asked.current) return;
      setBrands(null);
      report(failure, { section: t('product.brand') });
    }
  };
  const type = (next: string) => {
    setWords(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void load(next.trim()), rest);
  };
  return (
    <>
      <ChoiceField
        name="brand_id"
        label={t('product.brand')}
        aside={t('optional')}
        placeholder={t('product.noBrand')}
        shown={brand?.name}
        error={error}
        onOpen={() => {
          setOpen(true);
          if (!brands) void load(words.trim());
        }}
        onClear={() => form.set({ brand: null }, 'brand_id')}
      />
      {open !== undefined && (
        <ChoiceSheet
          open={open}
          onOpenChange={setOpen}
          onMissing={() => setOpen(undefined)}
          title={t('product.brand')}
          searchLabel={t('product.searchBrand')}
          words={words}
          onWords={type}
          choices={brands}
          retry={() => void load(words.trim())}
          chosen={brand?.id}
          onChoose={({ id, name }) => form.set({ brand: { id, name } }, 'brand_id')}
        />
      )}
    </>
  );
};
