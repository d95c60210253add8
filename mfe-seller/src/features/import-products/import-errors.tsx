import type { ImportError } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Table } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './import.styles.ts';

/** What is wrong in which cell; rows count as the seller's own program counts them. */
export const ImportErrors = ({ errors }: { errors: readonly ImportError[] }) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  return (
    <Table
      caption={t('imports.errors')}
      columns={[
        { id: 'row', label: t('imports.row') },
        { id: 'column', label: t('imports.column') },
        { id: 'value', label: t('imports.value') },
        { id: 'message', label: t('imports.message') },
      ]}
      rows={errors.map(({ row, column, value, code, message }) => ({
        id: `${row} ${column} ${code}`,
        cells: {
          row: <span css={style.row}>{number(row)}</span>,
          column,
          value: <span css={style.value}>{value || '–'}</span>,
          message,
        },
      }))}
    />
  );
};
