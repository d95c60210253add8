import { isApiError } from '@pasar/api-client';
import { type ListedSellerProduct, lowStock, sellerProductEndpoints } from '@pasar/contract';
import { toast, useApi, useReportError } from '@pasar/slice-kit';

/** The result of a change in place: saved, or the message for the field (none when a toast showed it). */
export type QuickSave = { saved: true } | { saved: false; error?: string | undefined };

interface Counted {
  stock: number;
  stock_reserved: number;
  stock_flash: number;
}

type Change = (id: number, part: Partial<ListedSellerProduct>) => void;

/** Price and stock of products with one variant, changed in the list. */
export const useQuickEdit = (change: Change) => {
  const api = useApi();
  const report = useReportError();

  const refusal = (failure: unknown): QuickSave => {
    if (isApiError(failure) && (failure.code === 422 || failure.code === 409))
      return { saved: false, error: failure.message };
    report(failure);
    return { saved: false };
  };

  const setPrice = async ({ id, variant_id }: ListedSellerProduct, price: number): Promise<QuickSave> => {
    if (variant_id === null) return { saved: false };
    try {
      const body = { variant_id, price };
      const { data, message } = await api.call(sellerProductEndpoints.setPrice, { body });
      change(id, { price_range: { min: data.price, max: data.price }, version: data.version });
      toast.success(message);
      return { saved: true };
    } catch (failure) {
      return refusal(failure);
    }
  };

  /** Counted stock; the sellable stock is less the ordered and the flash-sale stock. */
  const counted = (row: ListedSellerProduct, now: Counted) => {
    const free = now.stock - now.stock_reserved - now.stock_flash;
    const others = row.flags.filter((flag) => flag !== 'empty' && flag !== 'low_stock');
    change(row.id, {
      stock: free,
      stock_reserved: now.stock_reserved,
      stock_on_hand: now.stock,
      flags: free > lowStock ? others : [...others, free > 0 ? 'low_stock' : 'empty'],
    });
  };

  const setStock = async (row: ListedSellerProduct, stock: number): Promise<QuickSave> => {
    const { variant_id, stock_on_hand } = row;
    if (variant_id === null) return { saved: false };
    try {
      const body = { variant_id, stock, stock_seen: stock_on_hand };
      const { data, message } = await api.call(sellerProductEndpoints.setStock, { body });
      counted(row, data);
      toast.success(message);
      return { saved: true };
    } catch (failure) {
      // A 409 carries the numbers of now: the next press then means those.
      if (isApiError(failure) && failure.code === 409 && failure.data) counted(row, failure.data as Counted); // the call's own answer
      return refusal(failure);
    }
  };

  return { setPrice, setStock };
};
