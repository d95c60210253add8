import type { WalletHold } from '@pasar/contract';
import { useFormat, useTimes } from '@pasar/slice-kit';
import { Card, Section } from '@pasar/ui';
import { useWalletMessages } from './use-wallet-messages.ts';
import * as style from './withdrawals.styles.ts';

/** Each part of the money that cannot be withdrawn now, why, and until when. */
export const WalletHolds = ({ holds = [] }: { holds?: readonly WalletHold[] | undefined }) => {
  const { hold: words } = useWalletMessages();
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  if (holds.length === 0) return null;
  return (
    <Section title={words.title}>
      <Card padding="none">
        <ul>
          {holds.map(({ reason, amount, until, message }) => (
            <li key={reason} css={style.withdrawal}>
              <p css={style.amount}>{rupiah(amount)}</p>
              <p css={style.fact}>{message}</p>
              {until && <p css={style.fact}>{words.until(dateTime(until))}</p>}
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
};
