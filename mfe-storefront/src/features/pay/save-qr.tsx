import { useReportFailure } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Puts the code into the phone's pictures: nobody can scan the screen they hold. */
export const SaveQr = ({ payload, name }: { payload: string; name: string }) => {
  const { t } = useTranslation('storefront');
  const report = useReportFailure();
  const save = async () => {
    try {
      const { qrPicture } = await import(/* webpackChunkName: "qr-code" */ './qr-picture.ts');
      const url = URL.createObjectURL(await qrPicture(payload));
      const link = document.createElement('a');
      link.href = url;
      link.download = `${name}.png`;
      link.click();
      URL.revokeObjectURL(url);
    } catch (failure) {
      report(failure);
    }
  };
  return (
    <Button
      variant="neutral"
      size="s"
      icon={<Download size={20} strokeWidth={1.9} aria-hidden="true" />}
      onClick={() => void save()}
    >
      {t('payment.saveQr')}
    </Button>
  );
};
