import { useFormat } from '@pasar/slice-kit';
import { Button, Card, Checkbox } from '@pasar/ui';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { withScripts } from '../../shared/with-scripts.ts';
import * as style from './wishlist-contents.styles.ts';

interface WishlistToolbarProps {
  /** Products on the page, and those selected. */
  shown: number;
  chosen: number;
  busy: boolean;
  onChooseAll(chosen: boolean): void;
  onMove(): void;
  onRemove(): void;
}

/** Everything on the page at once, and what to do with what is selected; that is the phone's bottom bar. */
export const WishlistToolbar = (props: WishlistToolbarProps) => {
  const { shown, chosen, busy, onChooseAll, onMove, onRemove } = props;
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const all = shown > 0 && chosen === shown;
  return (
    <Card padding="none" css={[style.toolbar, withScripts]}>
      <Checkbox
        label={t('wishlist.selectAll')}
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !all;
        }}
        disabled={shown === 0}
        onChange={() => onChooseAll(!all)}
      />
      {chosen > 0 && (
        <div css={style.actions} data-action-bar>
          <p css={style.selected} role="status">
            {t('wishlist.selected', { count: chosen, n: number(chosen) })}
          </p>
          <Button
            size="s"
            variant="neutral"
            icon={<Trash2 size={18} strokeWidth={1.9} aria-hidden="true" />}
            onClick={onRemove}
          >
            {t('wishlist.remove')}
          </Button>
          <Button size="s" busy={busy} onClick={onMove}>
            {t('wishlist.moveSome', { n: number(chosen) })}
          </Button>
        </div>
      )}
    </Card>
  );
};
