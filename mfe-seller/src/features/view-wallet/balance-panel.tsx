import type { SellerBalance } from '@pasar/contract';
import { WalletPanel } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './balance-panel.styles.ts';

/** What can be withdrawn, what is in the wallet, what runs in, what runs out. */
export const BalancePanel = ({ balance, withdraw }: { balance: SellerBalance; withdraw: ReactNode }) => {
  const { t } = useTranslation('seller');
  const { rupiah } = useFormat();
  const facts = [
    ['balance', balance.balance],
    ['pending', balance.pending_balance],
    ['onWithdrawal', balance.on_withdrawal],
  ] as const;
  return (
    <WalletPanel title={t('wallet.withdrawable')} amount={balance.withdrawable} withdraw={withdraw}>
      <dl css={style.facts}>
        {facts.map(([name, amount]) => (
          <div key={name} css={style.fact}>
            <dt>{t(`wallet.${name}`)}</dt>
            <dd>{rupiah(amount)}</dd>
            {name === 'pending' && amount > 0 && (
              <dd>
                <LocalLink to={linkTo('seller.orders', { status: 'shipped' })} css={style.link}>
                  {t('wallet.seeOrders')}
                </LocalLink>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </WalletPanel>
  );
};
