import { paths, type WalletEntry } from '@pasar/contract';
import { LocalLink, useFormat } from '@pasar/slice-kit';
import { Card } from '@pasar/ui';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EntryBreakdown } from './entry-breakdown.tsx';
import * as style from './wallet-history.styles.ts';

const isOrder = (code: string) => code.startsWith('ORD-');

/** An order's code leads to the order; those of payments and withdrawals have no page of their own. */
const Reference = ({ code }: { code: string }) =>
  isOrder(code) ? (
    <LocalLink to={paths.seller.order(code)} css={style.reference}>
      {code}
    </LocalLink>
  ) : (
    <span>{code}</span>
  );

const Entry = ({ entry }: { entry: WalletEntry }) => {
  const { t } = useTranslation('seller');
  const { rupiah, dateTime } = useFormat();
  const { direction, type, description, amount, balance_after, created_at, reference_code } = entry;
  const incoming = direction === 'in';
  const Icon = incoming ? ArrowDownLeft : ArrowUpRight;
  return (
    <li css={style.entry}>
      <span css={[style.mark, incoming && style.incomingMark]}>
        <Icon size={20} strokeWidth={1.9} aria-hidden="true" />
      </span>
      <div css={style.words}>
        <p css={style.title}>{description || t(`wallet.types.${type}`)}</p>
        <p css={style.facts}>
          <span>{t(`wallet.types.${type}`)}</span>
          <Reference code={reference_code} />
        </p>
        <time css={style.facts} dateTime={created_at}>
          {dateTime(created_at)}
        </time>
      </div>
      <div css={style.figures}>
        <p css={[style.amount, incoming && style.incoming]}>
          {incoming ? `+${rupiah(amount)}` : rupiah(-amount)}
        </p>
        <p css={style.facts}>{t('wallet.after', { amount: rupiah(balance_after) })}</p>
      </div>
      {type === 'sale' && isOrder(reference_code) && <EntryBreakdown code={reference_code} />}
    </li>
  );
};

/** Newest first. */
export const WalletHistory = ({ entries }: { entries: readonly WalletEntry[] }) => (
  <Card padding="none">
    <ul>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  </Card>
);
