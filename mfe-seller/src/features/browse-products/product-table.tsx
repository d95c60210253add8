import { Card, Checkbox, VisuallyHidden } from '@pasar/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './product-table.styles.ts';

interface ProductTableProps {
  /** How many of the page's products are selected, and of how many. */
  picked: number;
  total: number;
  pickAll: (on: boolean) => void;
  /**
   * Extends the selection from the page's products to all matches; rendered between the head and the first
   * row.
   */
  wider: ReactNode;
  /** `ProductRow`s. */
  children: ReactNode;
}

const columns = ['product', 'price', 'stock', 'sold', 'visible'] as const;

/** A table on desktops, cards on phones. */
export const ProductTable = ({ picked, total, pickAll, wider, children }: ProductTableProps) => {
  const { t } = useTranslation('seller');
  return (
    <Card padding="none">
      <table css={style.table} aria-label={t('products.title')}>
        <thead>
          <tr css={style.headRow}>
            <th css={style.headCell} scope="col">
              <Checkbox
                ref={(box: HTMLInputElement | null) => {
                  if (box) box.indeterminate = picked > 0 && picked < total;
                }}
                label={<span css={style.selectAllLabel}>{t('products.selectAll')}</span>}
                checked={picked === total}
                onChange={(event) => pickAll(event.target.checked)}
              />
            </th>
            {columns.map((column) => (
              <th key={column} css={style.headCell} scope="col">
                {t(`products.column.${column}`)}
              </th>
            ))}
            <th css={style.headCell} scope="col">
              <VisuallyHidden>{t('products.column.menu')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {wider && (
            <tr css={style.selectAllRow}>
              <td css={style.selectAllCell} colSpan={columns.length + 2}>
                {wider}
              </td>
            </tr>
          )}
          {children}
        </tbody>
      </table>
    </Card>
  );
};
