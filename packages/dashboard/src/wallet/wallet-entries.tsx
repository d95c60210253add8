import type { WalletEntry } from '@pasar/contract';
import { LocalLink, useFormat } from '@pasar/slice-kit';
import { Card } from '@pasar/ui';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { goodMarkStyle, petalMarkStyle } from '../mark/petal-mark.styles.ts';
import { useWalletMessages } from './use-wallet-messages.ts';
import * as style from './wallet-entries.styles.ts';

interface WalletEntriesProps {
  /** Newest first. */
  entries: readonly WalletEntry[];
  /** An order's code links to the order; payments and withdrawals have no page. */
  orderPath: (code: string) => string;
  /** Rendered below the entry of an order. */
  below?: (entry: WalletEntry) => ReactNode;
}

type EntryProps = Omit<WalletEntriesProps, 'entries'> & { entry: WalletEntry };

const Entry = ({ entry, orderPath, below }: EntryProps) => {
  const { types, after } = useWalletMessages();
  const { rupiah, dateTime } = useFormat();
  const { direction, type, description, amount, balance_after, created_at, reference_code: code } = entry;
  const incoming = direction === 'in';
  const isOrder = code.startsWith('ORD-');
  const Icon = incoming ? ArrowDownLeft : ArrowUpRight;
  return (
    <li css={style.entry}>
      <span css={[petalMarkStyle, style.mark, incoming && goodMarkStyle]}>
        <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
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
        <time css={style.facts} dateTime={created_at}>
          {dateTime(created_at)}
        </time>
      </div>
      <div css={style.figures}>
        <p css={[style.amount, incoming && style.incoming]}>
          {incoming ? `+${rupiah(amount)}` : rupiah(-amount)}
        </p>
        <p css={style.facts}>{after(rupiah(balance_after))}</p>
      </div>
      {isOrder && below?.(entry)}
    </li>
  );
};

/** What came into a wallet and what went out of it. */
export const WalletEntries = ({ entries, ...props }: WalletEntriesProps) => (
  <Card padding="none">
    <ul>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} {...props} />
      ))}
    </ul>
  </Card>
);
