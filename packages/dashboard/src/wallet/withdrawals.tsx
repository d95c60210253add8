import type { Withdrawal } from '@pasar/contract';
import { type SectionResult, useFormat, useTimes } from '@pasar/slice-kit';
import { Badge, Card, EmptyState, Section } from '@pasar/ui';
import type { Side } from '../messages/side.ts';
import { SectionError } from '../section-error/section-error.tsx';
import { useWalletMessages } from './use-wallet-messages.ts';
import * as style from './withdrawals.styles.ts';

const tones = {
  requested: 'warning',
  approved: 'info',
  processing: 'info',
  paid: 'success',
  rejected: 'danger',
  reversed: 'danger',
} as const;

const isOpen = ({ status }: Withdrawal) =>
  status === 'requested' || status === 'approved' || status === 'processing';
const isReturned = ({ status }: Withdrawal) => status === 'rejected' || status === 'reversed';

interface Listed {
  withdrawals: readonly Withdrawal[];
  side: Side;
}

const List = ({ withdrawals, side }: Listed) => {
  const { withdrawal: words, [side]: own } = useWalletMessages();
  const { rupiah, date } = useFormat();
  const { dateTime } = useTimes();
  if (withdrawals.length === 0)
    return (
      <Card>
        <EmptyState headingLevel={3} title={words.none} text={own.noWithdrawal} />
      </Card>
    );
  return (
    <Card padding="none">
      <ul>
        {withdrawals.map((one) => (
          <li key={one.withdraw_code} css={style.withdrawal}>
            <div css={style.line}>
              <p css={style.amount}>{rupiah(one.amount)}</p>
              <Badge tone={tones[one.status]}>{words.status[one.status]}</Badge>
            </div>
            <p css={style.fact}>
              {one.bank_name} {one.masked_account}
            </p>
            <p css={style.fact}>
              {one.withdraw_code} · {date(one.requested_at)}
            </p>
            {isOpen(one) && <p css={style.fact}>{words.estimate(dateTime(one.estimated_at))}</p>}
            {isReturned(one) && (
              <p css={style.fact}>{[own.returned, one.reason].filter(Boolean).join('. ')}</p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};

interface WithdrawalsProps {
  withdrawals: SectionResult<readonly Withdrawal[]>;
  side: Side;
}

/** Money on its way to a bank account, and what has arrived lately; it may fail alone. */
export const Withdrawals = ({ withdrawals, side }: WithdrawalsProps) => {
  const { title } = useWalletMessages().withdrawal;
  return (
    <Section title={title}>
      {withdrawals.ok ? (
        <List withdrawals={withdrawals.value} side={side} />
      ) : (
        <SectionError section={title} />
      )}
    </Section>
  );
};
