import { useReportError } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Puts the code into the phone's images: nobody can scan the screen they hold. */
export const SaveQr = ({ payload, name }: { payload: string; name: string }) => {
  const { t } = useTranslation('storefront');
  const report = useReportError();
  const save = async () => {
    try {
      const { renderQrImage } = await import(/* webpackChunkName: "qr-code" */ './render-qr-image.ts');
      const url = URL.createObjectURL(await renderQrImage(payload));
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
