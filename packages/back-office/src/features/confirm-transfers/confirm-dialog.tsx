import type { AdminTransfer } from '@pasar/contract';
import { NumberField } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Notice, TextField } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDecideDialog } from '../../shared/decide/lazy-decide-dialog.ts';

interface ConfirmDialogProps {
  transfer: AdminTransfer;
  busy: boolean;
  errors: Record<string, string>;
  onYes: (found: { bank_reference: string; amount: number }) => void;
  onClose: () => void;
}

/** The question before a transfer counts as received: what the bank calls it, and how much came. */
export const ConfirmDialog = ({ transfer, busy, errors, onYes, onClose }: ConfirmDialogProps) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const [reference, setReference] = useState('');
  const [amount, setAmount] = useState(String(transfer.amount));
  const differs = Number(amount) !== transfer.amount;
  return (
    <LazyDecideDialog
      title={t('transfers.confirm.title', { amount: rupiah(transfer.amount) })}
      text={t('transfers.confirm.text')}
      yes={t('transfers.confirm.yes')}
      busy={busy}
      onYes={() => onYes({ bank_reference: reference.trim(), amount: Number(amount) })}
      onClose={onClose}
      onMissing={onClose}
    >
      <TextField
        label={t('transfers.bankReference')}
        hint={t('transfers.bankReferenceHint')}
        value={reference}
        error={errors.bank_reference}
        onChange={(event) => setReference(event.target.value)}
      />
      <NumberField
        name="amount"
        label={t('transfers.amountAtBank')}
        money
        value={amount}
        error={errors.amount}
        onValue={setAmount}
      />
      {differs && <Notice tone="warning">{t('transfers.confirm.differs')}</Notice>}
    </LazyDecideDialog>
  );
};
