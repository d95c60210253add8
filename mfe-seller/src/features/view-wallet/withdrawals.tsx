import type { Withdrawal } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Badge, Card } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './withdrawals.styles.ts';

const tones = { requested: 'warning', processing: 'info', paid: 'success', rejected: 'danger' } as const;

/** Money on its way to a bank account, and what has arrived lately. */
export const Withdrawals = ({ withdrawals }: { withdrawals: readonly Withdrawal[] }) => {
  const { t } = useTranslation('seller');
  const { rupiah, date, dateTime } = useFormat();
  return (
    <Card padding="none">
      <ul>
        {withdrawals.map((one) => (
          <li key={one.withdraw_code} css={style.withdrawal}>
            <div css={style.line}>
              <p css={style.amount}>{rupiah(one.amount)}</p>
              <Badge tone={tones[one.status]}>{t(`withdrawal.status.${one.status}`)}</Badge>
            </div>
            <p css={style.fact}>
              {one.bank_name} {one.masked_account}
            </p>
            <p css={style.fact}>
              {one.withdraw_code} · {date(one.requested_at)}
            </p>
            {(one.status === 'requested' || one.status === 'processing') && (
              <p css={style.fact}>{t('withdrawal.estimate', { at: dateTime(one.estimated_at) })}</p>
            )}
            {one.status === 'rejected' && <p css={style.fact}>{t('withdrawal.returned')}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
};
