import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { FlowerIllustration, Price } from '@pasar/ui';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './wallet-glance.styles.ts';

/** The balance, and the pending part; the full card links to the wallet. */
export const WalletGlance = ({ balance, hold }: { balance: number; hold: number }) => {
  const { t } = useTranslation('buyer');
  const { rupiah } = useFormat();
  return (
    <LocalLink to={linkTo('buyer.wallet')} css={style.panel} data-surface="brand">
      <FlowerIllustration tone="manggis" size={220} css={style.petals} />
      <span css={style.textBlock}>
        <span css={style.label}>{t('wallet.title')}</span>
        <span css={style.amount}>
          <Price value={rupiah(balance)} size="l" />
        </span>
        {hold > 0 && <span css={style.label}>{t('overview.held', { amount: rupiah(hold) })}</span>}
      </span>
      <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" />
    </LocalLink>
  );
};
