import { BulkBar } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
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

/** Actions on the selected orders. */
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
    <BulkBar
      label={t('selection.bar')}
      count={t(reach === 'most' ? 'selection.most' : 'selection.count', { n: number(picked.size) })}
      clearLabel={t('selection.clear')}
      onClear={clear}
      beside={
        widen && (
          <Button variant="quiet" size="s" busy={busy} onClick={widen}>
            {t('selection.selectAllMatching')}
          </Button>
        )
      }
    >
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
    </BulkBar>
  );
};
