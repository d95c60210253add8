import { useFormat } from '@pasar/slice-kit';
import { Button, IconButton } from '@pasar/ui';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from '../../shared/selection-bar/selection-bar.styles.ts';
import type { BulkOrderAction, OrderSelection, SelectionScope } from './use-order-selection.ts';

interface PickBarProps {
  picked: OrderSelection;
  reach: SelectionScope;
  busy: boolean;
  /** Chooses what matches on the other pages too; absent where there is nothing more to choose. */
  widen: (() => void) | undefined;
  act: (action: BulkOrderAction, codes: readonly string[]) => void;
  clear: () => void;
}

const order: readonly BulkOrderAction[] = ['approve', 'pickup', 'print'];

/**
 * Actions on the selected orders, within reach of the thumb; the bar replaces the phone's bottom
 * navigation. In the tab order it precedes the forty orders; visually it is below them.
 */
export const OrderSelectionBar = ({ picked, reach, busy, widen, act, clear }: PickBarProps) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const ways = order
    .map((action) => ({
      action,
      codes: [...picked].flatMap(([code, can]) => (can.includes(action) ? [code] : [])),
    }))
    .filter(({ codes }) => codes.length > 0);
  return (
    <section css={style.bar} data-action-bar aria-label={t('selection.bar')}>
      <div css={style.count}>
        <IconButton
          label={t('selection.clear')}
          icon={<X size={20} strokeWidth={1.9} aria-hidden="true" />}
          onClick={clear}
        />
        <span aria-live="polite">
          {t(reach === 'most' ? 'selection.most' : 'selection.count', { n: number(picked.size) })}
        </span>
        {widen && (
          <Button variant="quiet" size="s" busy={busy} onClick={widen}>
            {t('selection.selectAllMatching')}
          </Button>
        )}
      </div>
      <div css={style.buttons}>
        {ways.map(({ action, codes }, index) => (
          <Button
            key={action}
            variant={index === ways.length - 1 ? 'primary' : 'secondary'}
            busy={busy}
            onClick={() => act(action, codes)}
          >
            {t(`selection.${action}`, { n: number(codes.length) })}
          </Button>
        ))}
      </div>
    </section>
  );
};
