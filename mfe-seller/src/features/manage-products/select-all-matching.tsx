import { useFormat } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { lineStyle } from './select-all-matching.styles.ts';

interface PickWiderProps {
  /** How many are selected, and how many match the filter. */
  count: number;
  total: number;
  /** How many match that could not be selected with the others. */
  beyond: number;
  busy: boolean;
  pickAll: () => void;
}

/** With a full page selected: extends the selection to all matches, on every page. */
export const SelectAllMatching = ({ count, total, beyond, busy, pickAll }: PickWiderProps) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  return (
    <div css={lineStyle}>
      <p role="status">
        {beyond > 0
          ? t('selectAllMatching.most', { n: number(count), beyond: number(beyond) })
          : t(count >= total ? 'selectAllMatching.all' : 'selectAllMatching.some', { n: number(count) })}
      </p>
      {count < total && beyond === 0 && (
        <Button variant="quiet" size="s" busy={busy} onClick={pickAll}>
          {t('selectAllMatching.select', { n: number(total) })}
        </Button>
      )}
    </div>
  );
};
