import { minWithdrawal } from '@pasar/contract';
import { panelNoteStyle } from '@pasar/dashboard';
import { lazyComponent, useFormat, useTimes } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithdrawSheetProps } from './withdraw-sheet.tsx';

const WithdrawSheet = lazyComponent(() =>
  import(/* webpackChunkName: "withdraw" */ './withdraw-sheet.tsx').then((m) => m.WithdrawSheet),
);

type WithdrawButtonProps = Pick<WithdrawSheetProps, 'withdrawable' | 'bank'> & { balance: number };

/** The way from the wallet to the store's bank account, or why there is none now. */
export const WithdrawButton = ({ withdrawable, balance, bank }: WithdrawButtonProps) => {
  const { t } = useTranslation('seller');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  const [open, setOpen] = useState<boolean>();
  if (bank.bank_id === null) return <p css={panelNoteStyle}>{t('withdraw.noBank')}</p>;
  if (withdrawable < minWithdrawal) {
    const reason =
      balance < minWithdrawal
        ? t('withdraw.tooLittle', { min: rupiah(minWithdrawal) })
        : bank.withdrawals_from
          ? t('withdraw.newBank', { at: dateTime(bank.withdrawals_from) })
          : t('withdraw.dayIsFull');
    return <p css={panelNoteStyle}>{reason}</p>;
  }
  return (
    <>
      <Button
        variant="accent"
        icon={<Landmark size={20} strokeWidth={1.9} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('withdraw.button')}
      </Button>
      {open !== undefined && (
        <WithdrawSheet
          withdrawable={withdrawable}
          bank={bank}
          open={open}
          onOpenChange={setOpen}
          onMissing={() => setOpen(undefined)}
        />
      )}
    </>
  );
};
