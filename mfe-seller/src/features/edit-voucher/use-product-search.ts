import { sellerProductEndpoints } from '@pasar/contract';
import { useApi, useReportError } from '@pasar/slice-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds without a key before the request. */
const pause = 300;
const perPage = 30;

type Product = { id: number; name: string; image: string | null; price_range: { min: number } };

/** Products of the store by a part of their name, a page at a time; only the latest question counts. */
export const useProductSearch = () => {
  const api = useApi();
  const report = useReportError();
  const [found, setFound] = useState<{ products: readonly Product[]; total: number }>({
    products: [],
    total: 0,
  });
  const [busy, setBusy] = useState(true);
  const latest = useRef({ words: '', page: 1, turn: 0 });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const read = async (words: string, page: number) => {
    const turn = latest.current.turn + 1;
    latest.current = { words, page, turn };
    setBusy(true);
    try {
      const { data, meta } = await api.call(sellerProductEndpoints.list, {
        query: { search: words, page, per_page: perPage },
      });
      if (latest.current.turn !== turn) return;
      setFound((before) => ({
        products: page === 1 ? data : [...before.products, ...data],
        total: meta.total,
      }));
    } catch (failure) {
      if (latest.current.turn === turn) report(failure);
    }
    if (latest.current.turn === turn) setBusy(false);
  };

  const begin = useEffectEvent(() => void read('', 1));
  // The sheet opens with all products.
  useEffect(() => {
    begin();
    return () => clearTimeout(waiting.current);
  }, []);

  return {
    ...found,
    busy,
    search: (words: string) => {
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => void read(words.trim(), 1), pause);
    },
    more: () => void read(latest.current.words, latest.current.page + 1),
  };
};
