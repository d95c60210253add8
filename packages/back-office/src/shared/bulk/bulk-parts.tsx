import { maxBulkRows } from '@pasar/contract';
import { BulkBar } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Checkbox, VisuallyHidden } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkResult } from './bulk-result.tsx';
import type { Bulk } from './use-bulk.ts';

interface BulkRowProps<Row> {
  bulk: Bulk<Row>;
  row: Row;
  name: string;
}

/** The box that selects one row. */
export const RowCheckbox = <Row,>({ bulk, row, name }: BulkRowProps<Row>) => {
  const { t } = useTranslation('back-office');
  return (
    <Checkbox
      label={<VisuallyHidden>{t('bulk.pick', { name })}</VisuallyHidden>}
      checked={bulk.isSelected(row)}
      onChange={(event) => bulk.select([row], event.target.checked)}
    />
  );
};

/** The box above a list that selects all rows of this page. */
export const PageCheckbox = <Row,>({ bulk, rows }: { bulk: Bulk<Row>; rows: readonly Row[] }) => {
  const { t } = useTranslation('back-office');
  const here = rows.filter(bulk.isSelected).length;
  return (
    <Checkbox
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = here > 0 && here < rows.length;
      }}
      label={t('bulk.pickPage')}
      checked={rows.length > 0 && here === rows.length}
      onChange={(event) => bulk.select(rows, event.target.checked)}
    />
  );
};

interface BulkActionsProps<Row> {
  bulk: Bulk<Row>;
  /** Buttons for the selected rows. */
  children: ReactNode;
}

/** What can be done with the selected rows, and what became of the last ones. */
export const BulkActions = <Row,>({ bulk, children }: BulkActionsProps<Row>) => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  const { outcome, busy, takeBack, forget } = bulk;
  const count = bulk.selected.length;
  return (
    <>
      {outcome && <BulkResult outcome={outcome} busy={busy} takeBack={takeBack} forget={forget} />}
      {count > 0 && (
        <BulkBar
          label={t('bulk.bar')}
          count={t(count >= maxBulkRows ? 'bulk.most' : 'bulk.count', { n: number(count) })}
          clearLabel={t('bulk.clear')}
          onClear={bulk.clear}
        >
          {children}
        </BulkBar>
      )}
    </>
  );
};
