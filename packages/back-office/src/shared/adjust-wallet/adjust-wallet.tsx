import { adminMoneyEndpoints } from '@pasar/contract';
import { NumberField } from '@pasar/dashboard';
import { SelectField } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../decide/reason-action.tsx';

const kinds = ['credit', 'debit', 'topup'] as const;
type Kind = (typeof kinds)[number];

interface AdjustWalletProps {
  wallet: 'buyer' | 'seller';
  /** A user for a buyer's wallet, a store for a seller's. */
  ownerId: number;
  name: string;
}

/** Adds money to a wallet or takes it out, with a reason that its owner reads. */
export const AdjustWallet = ({ wallet, ownerId, name }: AdjustWalletProps) => {
  const { t } = useTranslation('back-office');
  const [kind, setKind] = useState<Kind>('credit');
  const [amount, setAmount] = useState('');
  return (
    <ReasonAction
      button={t('adjust.button')}
      title={t('adjust.title', { name })}
      text={t('adjust.text')}
      yes={t('adjust.yes')}
      staysOpen
      send={(api, reason, options) =>
        api.call(
          adminMoneyEndpoints.adjust,
          {
            body: {
              wallet,
              owner_id: ownerId,
              type: kind === 'topup' ? 'topup' : 'adjustment',
              amount: kind === 'debit' ? -Number(amount) : Number(amount),
              reason,
            },
          },
          options,
        )
      }
      onDone={() => setAmount('')}
    >
      {(errors) => (
        <>
          <SelectField
            label={t('adjust.kind')}
            value={kind}
            options={kinds.map((value) => ({ value, label: t(`adjust.${value}`) }))}
            onChange={(event) => setKind(event.target.value as Kind)}
          />
          <NumberField
            name="amount"
            label={t('adjust.amount')}
            money
            value={amount}
            error={errors.amount}
            onValue={setAmount}
          />
        </>
      )}
    </ReasonAction>
  );
};
