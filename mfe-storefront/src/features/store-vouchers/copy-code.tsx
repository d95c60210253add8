import { toast } from '@pasar/slice-kit';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './store-vouchers.styles.ts';

/** A code that can be read, and copied by a press. */
export const CopyCode = ({ code }: { code: string }) => {
  const { t } = useTranslation('storefront');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.success(t('storeVouchers.copied', { code }));
    } catch {
      toast.error(t('storeVouchers.notCopied'));
    }
  };
  return (
    <button
      type="button"
      css={style.code}
      aria-label={t('storeVouchers.copy', { code })}
      onClick={() => void copy()}
    >
      <span translate="no">{code}</span>
      <Copy size={14} strokeWidth={1.9} aria-hidden="true" />
    </button>
  );
};
