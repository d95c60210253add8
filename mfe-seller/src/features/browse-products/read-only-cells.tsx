import type { ListedSellerProduct } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import type { ProductCells } from './product-table.tsx';

interface CellProps {
  product: ListedSellerProduct;
}

const PriceCell = ({ product: { price_range: range } }: CellProps) => {
  const { t } = useTranslation('seller');
  const { rupiah } = useFormat();
  const { min, max } = range;
  return <>{min === max ? rupiah(min) : t('products.between', { min: rupiah(min), max: rupiah(max) })}</>;
};

const StockCell = ({ product }: CellProps) => <>{useFormat().number(product.stock)}</>;

const StatusCell = ({ product: { status, moderation } }: CellProps) => {
  const { t } = useTranslation('seller');
  return <>{t(`products.status.${moderation === 'blocked' ? 'blocked' : status}`)}</>;
};

/** A product's price, stock and status as text. */
export const readOnlyCells = (product: ListedSellerProduct): ProductCells => ({
  pick: null,
  price: <PriceCell product={product} />,
  stock: <StockCell product={product} />,
  status: <StatusCell product={product} />,
  menu: null,
});
