import type { Payment } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Card, Disclosure, Price, Skeleton } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './copy-button.tsx';
import * as style from './how-to-pay.styles.ts';
import { QrCode } from './qr-code.tsx';
import type { QrDrawing } from './qr-path.ts';
import { SaveQr } from './save-qr.tsx';

/** Groups `8077081234567890` for reading: `8077 0812 3456 7890`. */
const inFours = (digits: string) => digits.replace(/(.{4})(?=.)/g, '$1 ');

/** What to pay, and where to: an account number or a QR code, and the steps of it. */
export const HowToPay = ({ payment, qr: drawing }: { payment: Payment; qr: QrDrawing | null }) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const { method, va_number: account, qr, amount, instructions } = payment;
  return (
    <Card css={style.card}>
      <div css={style.part}>
        <p css={style.label}>{t('payment.amount')}</p>
        <p css={style.line}>
          <Price size="l" value={rupiah(amount)} />
          <CopyButton text={String(amount)} label={t('payment.copyAmount')} />
        </p>
        {account && <p css={style.hint}>{t('payment.exact')}</p>}
      </div>
      {account && (
        <div css={style.part}>
          <p css={style.label}>{t('payment.account', { method: method?.name })}</p>
          <p css={style.line}>
            <span css={style.number} translate="no">
              {inFours(account)}
            </span>
            <CopyButton text={account} label={t('payment.copyAccount')} />
          </p>
        </div>
      )}
      {qr && (
        <div css={[style.part, style.qrPart]}>
          <p css={style.label}>{t('payment.qr')}</p>
          <div css={style.qrPlace}>
            {drawing ? (
              <QrCode drawing={drawing} label={t('payment.qrLabel', { amount: rupiah(amount) })} />
            ) : (
              <Skeleton shape="picture" />
            )}
          </div>
          <SaveQr payload={qr} name={payment.order_group_code} />
        </div>
      )}
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
