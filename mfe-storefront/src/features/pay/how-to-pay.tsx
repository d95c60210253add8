import type { Payment } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { ButtonLink, Card, Disclosure, Price } from '@pasar/ui';
import { Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './copy-button.tsx';
import * as style from './how-to-pay.styles.ts';
import { PayNumber } from './pay-number.tsx';
import { QrPart } from './qr-part.tsx';
import type { QrDrawing } from './qr-path.ts';
import { TransferAccounts } from './transfer-accounts.tsx';

/** What to pay, and where to: numbers, a QR code, an app or accounts, and the steps of it. */
export const HowToPay = ({ payment, qr: drawing }: { payment: Payment; qr: QrDrawing | null }) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const { method, va_number, qr, charge, instructions } = payment;
  const amount = charge?.amount ?? payment.amount;
  const { biller_code, bill_key, app_url, accounts } = charge?.pay_to ?? {};
  const name = method?.name ?? '';
  return (
    <Card css={style.card}>
      <div css={style.part}>
        <p css={style.label}>{t('payment.amount')}</p>
        <p css={style.line}>
          <Price size="l" value={rupiah(amount)} />
          <CopyButton text={String(amount)} label={t('payment.copyAmount')} />
        </p>
        {(va_number || accounts) && <p css={style.hint}>{t('payment.exact')}</p>}
        {accounts && (
          <p css={style.hint}>{t('payment.unique', { amount: rupiah(amount - payment.amount) })}</p>
        )}
      </div>
      {va_number && (
        <PayNumber
          label={t('payment.account', { method: name })}
          number={va_number}
          copyLabel={t('payment.copyAccount')}
        />
      )}
      {biller_code && bill_key && (
        <>
          <PayNumber label={t('payment.biller')} number={biller_code} copyLabel={t('payment.copyBiller')} />
          <PayNumber label={t('payment.billKey')} number={bill_key} copyLabel={t('payment.copyBillKey')} />
        </>
      )}
      {accounts && <TransferAccounts accounts={accounts} />}
      {app_url && (
        <div css={style.part}>
          <ButtonLink
            as="a"
            href={app_url}
            target="_blank"
            rel="noreferrer"
            icon={<Smartphone size={20} strokeWidth={1.9} aria-hidden="true" />}
          >
            {t('payment.openApp', { method: name })}
          </ButtonLink>
          <p css={style.hint}>{t('payment.appHint')}</p>
        </div>
      )}
      {qr && <QrPart qr={qr} drawing={drawing} amount={rupiah(amount)} name={payment.order_group_code} />}
      {instructions.length > 0 && (
        <div>
          <h2 css={style.heading}>{t('payment.how')}</h2>
          {instructions.map(({ title, steps }, index) => (
            <Disclosure key={title} summary={title} open={index === 0} css={style.way}>
              <ol css={style.steps}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </Disclosure>
          ))}
        </div>
      )}
    </Card>
  );
};
