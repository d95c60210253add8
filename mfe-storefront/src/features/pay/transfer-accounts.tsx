import type { PayTo } from '@pasar/contract';
import { useTranslation } from 'react-i18next';
import * as style from './how-to-pay.styles.ts';
import { PayNumber } from './pay-number.tsx';

/** The marketplace's bank accounts; the buyer takes the nearest. */
export const TransferAccounts = ({ accounts }: { accounts: NonNullable<PayTo['accounts']> }) => {
  const { t } = useTranslation('storefront');
  return (
    <section aria-label={t('payment.transferTo')}>
      <h2 css={style.heading}>{t('payment.transferTo')}</h2>
      {accounts.map(({ bank, number, holder }) => (
        <PayNumber
          key={`${bank} ${number}`}
          label={`${bank} · ${t('payment.holder', { name: holder })}`}
          number={number}
          copyLabel={t('payment.copyNumberOf', { bank })}
        />
      ))}
    </section>
  );
};
