import type { WalletEntry } from '@pasar/contract';
import { LocalLink, useFormat, useTimes } from '@pasar/slice-kit';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { goodMarkStyle, petalMarkStyle } from '../mark/petal-mark.styles.ts';
import { ResourceTable } from '../resource-table/resource-table.tsx';
import { useWalletMessages } from './use-wallet-messages.ts';
import * as style from './wallet-entries.styles.ts';

interface WalletEntriesProps {
  /** Newest first. */
  entries: readonly WalletEntry[];
  /** An order's code links to the order; payments and withdrawals have no page. */
  orderPath: (code: string) => string;
  /** Rendered below the entry of an order. */
  below?: ((entry: WalletEntry) => ReactNode) | undefined;
}

type EntryProps = Omit<WalletEntriesProps, 'entries'> & { entry: WalletEntry };

/** What came or went, and for which order. */
const Entry = ({ entry, orderPath, below }: EntryProps) => {
  const { types } = useWalletMessages();
  const { direction, type, description, reference_code: code } = entry;
  const isIncoming = direction === 'in';
  const isOrder = code.startsWith('ORD-');
  const Icon = isIncoming ? ArrowDownLeft : ArrowUpRight;
  return (
    <div css={style.entry}>
      <span css={[petalMarkStyle, style.mark, isIncoming && goodMarkStyle]}>
        <Icon size={16} strokeWidth={1.9} aria-hidden="true" />
      </span>
      <div css={style.textBlock}>
        <p css={style.title}>{description || types[type]}</p>
        <p css={style.facts}>
          <span>{types[type]}</span>
          {isOrder ? (
            <LocalLink to={orderPath(code)} css={style.reference}>
              {code}
            </LocalLink>
          ) : (
            <span>{code}</span>
          )}
        </p>
        {isOrder && below?.(entry)}
      </div>
    </div>
  );
};

/** What came into a wallet and what went out of it. */
export const WalletEntries = ({ entries, orderPath, below }: WalletEntriesProps) => {
  const { after, column, history } = useWalletMessages();
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={history}
      columns={[
        { id: 'entry', label: column.entry, place: 'line' },
        { id: 'at', label: column.at, place: 'start' },
        { id: 'amount', label: column.amount, numeric: true, place: 'end' },
        { id: 'after', label: column.after, numeric: true, place: 'line' },
      ]}
      rows={entries.map((entry) => {
        const { id, direction, amount, balance_after, created_at } = entry;
        const isIncoming = direction === 'in';
        return {
          id: String(id),
          cells: {
            entry: <Entry entry={entry} orderPath={orderPath} below={below} />,
            at: (
              <time css={style.facts} dateTime={created_at}>
                {dateTime(created_at)}
              </time>
            ),
            amount: (
              <span css={[style.amount, isIncoming && style.incoming]}>
                {isIncoming ? `+${rupiah(amount)}` : rupiah(-amount)}
              </span>
            ),
            after: <p css={style.caption}>{after(rupiah(balance_after))}</p>,
          },
        };
      })}
    />
  );
};
