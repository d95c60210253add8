import { productEndpoints, type SelectedReference } from '@pasar/contract';
import { useApi, useReportError } from '@pasar/slice-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectionSheet, type SheetOption } from './selection-sheet.tsx';

/** Milliseconds of rest before the request. */
const rest = 200;

interface BrandSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  chosen: number | undefined;
  onChoose: (brand: SelectedReference) => void;
}

/** The marketplace's brands, searched while typing. */
export const BrandSheet = ({ chosen, onChoose, ...sheet }: BrandSheetProps) => {
  const { t } = useTranslation('seller');
  const api = useApi();
  const report = useReportError();
  const [words, setWords] = useState('');
  const [brands, setBrands] = useState<readonly SheetOption[] | null>();
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
  useEffect(() => {
    void load('');
  }, []);
  const type = (next: string) => {
    setWords(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void load(next.trim()), rest);
  };
  return (
    <SelectionSheet
      {...sheet}
      title={t('product.brand')}
      searchLabel={t('product.searchBrand')}
      words={words}
      onWords={type}
      choices={brands}
      retry={() => void load(words.trim())}
      chosen={chosen}
      onChoose={({ id, name }) => onChoose({ id, path: [name] })}
    />
  );
};
