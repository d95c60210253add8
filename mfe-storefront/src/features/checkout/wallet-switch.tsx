import type { CheckoutSummary } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Switch } from '@pasar/ui';
import { startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './wallet-switch.styles.ts';

interface WalletSwitchProps {
  summary: CheckoutSummary;
  onSwitch(on: boolean): Promise<unknown>;
}

/** Pay from the wallet first, or not (SPEC 7 "Checkout"). */
export const WalletSwitch = ({ summary, onSwitch }: WalletSwitchProps) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const [on, showOn] = useOptimistic(summary.use_wallet);
  const isEmpty = summary.wallet_balance === 0;
  return (
    <div css={style.box}>
      <Switch
        label={<span css={style.label}>{t('checkout.wallet.label')}</span>}
        hint={
          isEmpty
            ? t('checkout.wallet.empty')
            : t('checkout.wallet.available', { amount: rupiah(summary.wallet_balance) })
        }
        checked={on && !isEmpty}
        disabled={isEmpty}
        onChange={({ target: { checked } }) =>
          startTransition(async () => {
            showOn(checked);
            await onSwitch(checked);
          })
        }
      />
    </div>
  );
};
