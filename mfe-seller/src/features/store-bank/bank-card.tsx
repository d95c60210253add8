import type { StoreBank } from '@pasar/contract';
import { lazyComponent, useTimes } from '@pasar/slice-kit';
import { Badge, Button, Card, Notice, Stack } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './bank-card.styles.ts';
import type { Bank } from './bank-sheet.tsx';

const BankSheet = lazyComponent(() =>
  import(/* webpackChunkName: "store-bank" */ './bank-sheet.tsx').then((m) => m.BankSheet),
);

interface BankCardProps {
  bank: StoreBank;
  /** Absent when they did not load. */
  banks: readonly Bank[] | undefined;
}

const tones = { none: 'neutral', submitted: 'warning', approved: 'success', rejected: 'danger' } as const;

/** The account for the store's money, and the state of its verification. */
export const BankCard = ({ bank, banks }: BankCardProps) => {
  const { t } = useTranslation('seller');
  const { dateTime } = useTimes();
  const [open, setOpen] = useState<boolean>();
  const known = bank.bank_id !== null;
  return (
    <Card>
      <Stack gap={16} align="start">
        {known ? (
          <Stack gap={2}>
            <p css={style.head}>
              <span css={style.name}>{bank.bank_name}</span>
              <Badge tone={tones[bank.status]}>{t(`bank.status.${bank.status}`)}</Badge>
            </p>
            <p css={style.number}>{bank.rekening}</p>
            <p css={style.fact}>{bank.atas_nama}</p>
            <p css={style.fact}>{t('bank.branchOf', { branch: bank.cabang })}</p>
          </Stack>
        ) : (
          <p css={style.fact}>{t('bank.none')}</p>
        )}
        {bank.status === 'rejected' && (
          <Notice tone="danger" title={t('bank.status.rejected')}>
            {bank.reason}
          </Notice>
        )}
        {bank.withdrawals_from && (
          <Notice tone="warning">{t('withdraw.newBank', { at: dateTime(bank.withdrawals_from) })}</Notice>
        )}
        <Button variant="secondary" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {known ? t('bank.change') : t('bank.add')}
        </Button>
        {open !== undefined && (
          <BankSheet
            bank={bank}
            banks={banks}
            open={open}
            onOpenChange={setOpen}
            onMissing={() => setOpen(undefined)}
          />
        )}
      </Stack>
    </Card>
  );
};
