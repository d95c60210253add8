import { toast } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Copies a text to the clipboard and confirms it; where that is rejected, it explains how else. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const { t } = useTranslation('storefront');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('payment.copied'));
    } catch {
      toast.error(t('payment.copyFailed'));
    }
  };
  return (
    <Button
      variant="quiet"
      size="s"
      icon={<Copy size={16} strokeWidth={1.9} aria-hidden="true" />}
      aria-label={label}
      onClick={() => void copy()}
    >
      {t('payment.copy')}
    </Button>
  );
};
