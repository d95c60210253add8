import type { WalletEntry } from '@pasar/contract';
import { Button, SelectField } from '@pasar/ui';
import { ListFilter, paramsOf } from '../list-filter/list-filter.tsx';
import { useWords } from '../words/use-words.ts';
import { useWalletWords } from './use-wallet-words.ts';
import { isNarrowed, readWalletQuery, type WalletQuery } from './wallet-query.ts';

interface WalletFilterProps {
  query: WalletQuery;
  /** The kinds of entries that this wallet knows. */
  types: readonly WalletEntry['type'][];
  pathFor: (query: Partial<WalletQuery>) => string;
}

/** Narrows a wallet's history by kind and days. */
export const WalletFilter = ({ query, types, pathFor }: WalletFilterProps) => {
  const words = useWalletWords();
  const { filter } = useWords();
  const { type, date_start, date_end } = query;
  return (
    <ListFilter
      label={words.filter}
      dates={{ date_start, date_end }}
      active={isNarrowed(query)}
      pathFor={(fields) => pathFor(readWalletQuery(paramsOf(fields), types))}
    >
      <SelectField
        name="type"
        label={words.type}
        defaultValue={type ?? ''}
        placeholder={words.everyType}
        options={types.map((one) => ({ value: one, label: words.types[one] }))}
      />
      <Button type="submit" variant="secondary">
        {filter.apply}
      </Button>
    </ListFilter>
  );
};
