import { Skeleton } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './how-to-pay.styles.ts';
import { QrCode } from './qr-code.tsx';
import type { QrDrawing } from './qr-path.ts';
import { SaveQr } from './save-qr.tsx';

interface QrPartProps {
  /** The text behind the code. */
  qr: string;
  drawing: QrDrawing | null;
  /** As it is read. */
  amount: string;
  /** Of the saved file. */
  name: string;
}

/** The code of QRIS, and the button that saves it: nobody can scan the screen they hold. */
export const QrPart = ({ qr, drawing, amount, name }: QrPartProps) => {
  const { t } = useTranslation('storefront');
  return (
    <div css={[style.part, style.qrPart]}>
      <p css={style.label}>{t('payment.qr')}</p>
      <div css={style.qrPlace}>
        {drawing ? (
          <QrCode drawing={drawing} label={t('payment.qrLabel', { amount })} />
        ) : (
          <Skeleton shape="picture" />
        )}
      </div>
      <SaveQr payload={qr} name={name} />
    </div>
  );
};
