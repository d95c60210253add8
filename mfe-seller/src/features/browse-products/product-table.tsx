import type { ListedSellerProduct } from '@pasar/contract';
import { ResourceTable } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductName } from './product-name.tsx';
import * as style from './product-table.styles.ts';

/** What can be changed in place is handed in. */
export interface ProductCells {
  pick: ReactNode;
  price: ReactNode;
  stock: ReactNode;
  status: ReactNode;
  menu: ReactNode;
}

interface ProductTableProps {
  products: readonly ListedSellerProduct[];
  cells: (product: ListedSellerProduct) => ProductCells;
}

/** The products of a page. A selection renders the boxes again, not the rows around them. */
export const ProductTable = memo(({ products, cells }: ProductTableProps) => {
  const { t } = useTranslation('seller');
  const { count } = useFormat();
  const labeled = (column: 'stock' | 'sold', value: ReactNode) => (
    <div css={style.labeled} data-label={t(`products.column.${column}`)}>
      {value}
    </div>
  );
  return (
    <ResourceTable
      caption={t('products.title')}
      pickLabel={t('products.column.pick')}
      columns={[
        { id: 'product', label: t('products.column.product'), place: 'name' },
        { id: 'price', label: t('products.column.price'), place: 'start' },
        { id: 'stock', label: t('products.column.stock'), place: 'end' },
        { id: 'status', label: t('products.column.visible'), place: 'start' },
        { id: 'sold', label: t('products.column.sold'), place: 'end' },
        { id: 'menu', label: t('products.column.menu'), place: 'corner' },
      ]}
      rows={products.map((product) => {
        const { pick, price, stock, status, menu } = cells(product);
        return {
          id: String(product.id),
          pick,
          cells: {
            product: <ProductName product={product} />,
            price,
            stock: labeled('stock', stock),
            sold: labeled('sold', count(product.sold)),
            status,
            menu,
          },
        };
      })}
    />
  );
});
