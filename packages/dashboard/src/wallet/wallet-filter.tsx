import type { WalletEntry } from '@pasar/contract';
import { Button, SelectField } from '@pasar/ui';
import { ListFilter, toSearchParams } from '../list-filter/list-filter.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { useWalletMessages } from './use-wallet-messages.ts';
import { isFiltered, readWalletQuery, type WalletQuery } from './wallet-query.ts';

interface WalletFilterProps {
  query: WalletQuery;
  /** The kinds of entries that this wallet knows. */
  types: readonly WalletEntry['type'][];
  pathFor: (query: Partial<WalletQuery>) => string;
}

/** Filters a wallet's history by kind and days. */
export const WalletFilter = ({ query, types, pathFor }: WalletFilterProps) => {
  const words = useWalletMessages();
  const { filter } = useMessages();
  const { type, date_start, date_end } = query;
  return (
    <ListFilter
      label={words.filter}
      dates={{ date_start, date_end }}
      active={isFiltered(query)}
      pathFor={(fields) => pathFor(readWalletQuery(toSearchParams(fields), types))}
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
