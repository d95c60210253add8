import { minWithdrawal } from '@pasar/contract';
import { WalletPanel } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface BalancePanelProps {
  balance: number;
  /** What waits in unpaid orders and withdrawals. */
  hold: number;
  /** The withdrawal button; shown only where the balance is sufficient. */
  withdraw: ReactNode;
}

/** How much there is, and how much of it waits. */
export const BalancePanel = ({ balance, hold, withdraw }: BalancePanelProps) => {
  const { t } = useTranslation('buyer');
  const { rupiah } = useFormat();
  return (
    <WalletPanel
      title={t('wallet.balance')}
      amount={balance}
      note={hold > 0 ? t('wallet.hold', { amount: rupiah(hold) }) : t('wallet.noHold')}
      withdraw={balance >= minWithdrawal ? withdraw : t('wallet.tooLittle', { min: rupiah(minWithdrawal) })}
    />
  );
};
