import type { WalletEntry } from '@pasar/contract';
import type { SectionResult } from '@pasar/slice-kit';
import { Section, Stack } from '@pasar/ui';
import type { ReactNode } from 'react';
import { ListPages } from '../list-pages/list-pages.tsx';
import type { Side } from '../messages/side.ts';
import { SectionError } from '../section-error/section-error.tsx';
import { NoEntries } from './no-entries.tsx';
import { useWalletMessages } from './use-wallet-messages.ts';
import { WalletEntries } from './wallet-entries.tsx';
import { WalletFilter } from './wallet-filter.tsx';
import { isFiltered, type WalletQuery } from './wallet-query.ts';

interface History {
  entries: readonly WalletEntry[];
  page: number;
  lastPage: number;
}

interface WalletHistoryProps {
  side: Side;
  query: WalletQuery;
  /** The kinds of entries that this wallet knows. */
  types: readonly WalletEntry['type'][];
  history: SectionResult<History>;
  /** The address of the wallet, with its filter. */
  pathFor: (query: Partial<WalletQuery>) => string;
  orderPath: (code: string) => string;
  /** Rendered below the entry of an order. */
  below?: (entry: WalletEntry) => ReactNode;
  text?: ReactNode;
  /** What can be done with the entries; without entries there is nothing to do. */
  action: ReactNode;
}

/** All that came into a wallet and went out of it, filtered and page by page; it may fail alone. */
export const WalletHistory = (props: WalletHistoryProps) => {
  const { side, query, types, history, pathFor, orderPath, below, text, action } = props;
  const words = useWalletMessages();
  const some = history.ok && history.value.entries.length > 0;
  return (
    <Section title={words.history} text={some && text} action={some && action}>
      <Stack gap={16}>
        <WalletFilter query={query} types={types} pathFor={pathFor} />
        {!history.ok && <SectionError section={words.history} />}
        {some && <WalletEntries entries={history.value.entries} orderPath={orderPath} below={below} />}
        {history.ok && !some && <NoEntries side={side} narrowed={isFiltered(query)} all={pathFor({})} />}
        {history.ok && (
          <ListPages
            label={words.pages}
            page={history.value.page}
            lastPage={history.value.lastPage}
            pathFor={(page) => pathFor({ ...query, page })}
          />
        )}
      </Stack>
    </Section>
  );
};
