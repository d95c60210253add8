import { type CategoryAttribute, sellerProductFormEndpoints } from '@pasar/contract';
import { useApi } from '@pasar/slice-kit';
import { useEffect, useState } from 'react';

/** What a category asks for: undefined while it loads, null when it could not. */
export const useCategoryAttributes = (categoryId: number | undefined) => {
  const api = useApi();
  const [asked, setAsked] = useState<readonly CategoryAttribute[] | null | undefined>([]);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (categoryId === undefined) return setAsked([]);
    const left = new AbortController();
    setAsked(undefined);
    api
      .call(sellerProductFormEndpoints.attributes, { params: { id: categoryId } }, { signal: left.signal })
      .then(
        ({ data }) => setAsked(data),
        () => left.signal.aborted || setAsked(null),
      );
    return () => left.abort();
  }, [api, categoryId, round]);
  return { asked, retry: () => setRound((before) => before + 1) };
};
