import { TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { isBuyable, type RemovedLine } from './apply-change.ts';
import * as style from './undo-line.styles.ts';

interface UndoLineProps {
  lines: readonly RemovedLine[];
  /** It went into the wishlist and stays there, whether or not the line comes back. */
  saved: boolean;
  onUndo(): void;
}

/**
 * Shows what was removed, in its place, and undoes it. An item that is no longer for sale cannot come back.
 */
export const UndoLine = ({ lines, saved, onUndo }: UndoLineProps) => {
  const { t } = useTranslation('storefront');
  const [only] = lines;
  const text =
    lines.length === 1 && only
      ? t(saved ? 'cart.savedForLater' : 'cart.removed', { name: only.item.name })
      : t('cart.removedSome', { count: lines.length });
  return (
    <div css={style.line}>
      <p css={style.text} role="status">
        {text}
      </p>
      {lines.some(({ item }) => isBuyable(item)) && (
        // The focus was on a button that was removed with its line.
        <TextLink
          as="button"
          type="button"
          standalone
          autoFocus
          aria-label={`${t('cart.undo')}: ${text}`}
          onClick={onUndo}
        >
          {t('cart.undo')}
        </TextLink>
      )}
    </div>
  );
};
