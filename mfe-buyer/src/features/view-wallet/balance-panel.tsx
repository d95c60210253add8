import { minWithdrawal } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Petals, Price } from '@pasar/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './balance-panel.styles.ts';

interface BalancePanelProps {
  balance: number;
  /** What waits in unpaid orders and withdrawals. */
  hold: number;
  /** The way to a bank account; stands only where there is enough for it. */
  withdraw: ReactNode;
}

/** How much there is, and how much of it waits. */
export const BalancePanel = ({ balance, hold, withdraw }: BalancePanelProps) => {
  const { t } = useTranslation('buyer');
  const { rupiah } = useFormat();
  const heading = useId();
  return (
    <section css={style.panel} data-surface="brand" aria-labelledby={heading}>
      <Petals tone="manggis" size={340} css={style.petals} />
      <div css={style.words}>
        <h2 id={heading} css={style.label}>
          {t('wallet.balance')}
        </h2>
        <p css={style.amount}>
          <Price value={rupiah(balance)} size="xl" />
        </p>
        <p css={style.note}>{hold > 0 ? t('wallet.hold', { amount: rupiah(hold) }) : t('wallet.noHold')}</p>
      </div>
      {balance >= minWithdrawal ? (
        withdraw
      ) : (
        <p css={style.note}>{t('wallet.tooLittle', { min: rupiah(minWithdrawal) })}</p>
      )}
    </section>
  );
};
