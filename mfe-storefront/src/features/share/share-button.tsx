import { toast } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { Share2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './share-button.styles.ts';

const never = () => () => {};

/** Hands the page's address on: through the device where it can, else into the clipboard. */
export const ShareButton = ({ title }: { title: string }) => {
  const { t } = useTranslation('storefront');
  // Without scripts it could do nothing: its place is reserved, the button is hidden.
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const share = async () => {
    const { href: url } = location;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast.success(t('share.copied'));
    } catch (failure) {
      // Closing the device's own panel is a decision, not an error.
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
      toast.error(t('share.failed'));
    }
  };
  return (
    <Button
      css={[style.button, !alive && style.asleep]}
      variant="neutral"
      size="s"
      icon={<Share2 size={20} strokeWidth={1.9} aria-hidden="true" />}
      onClick={() => void share()}
    >
      <span css={style.label}>{t('share.share')}</span>
    </Button>
  );
};
