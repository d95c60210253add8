import { type SellerProduct, sellerProductFormEndpoints } from '@pasar/contract';
import { linkTo, useApi, useLocalNavigate, useReportError, useSubmit } from '@pasar/slice-kit';
import { latelyRemoved } from '../../shared/lately-removed/lately-removed.ts';

/** Deletes a product from its own page; the list, where its seller then is, shows an undo button. */
export const useRemoveProduct = ({ product_id, status }: SellerProduct) => {
  const api = useApi();
  const navigate = useLocalNavigate();
  const report = useReportError();
  const { submit, busy } = useSubmit(async () => {
    try {
      await api.call(sellerProductFormEndpoints.remove, { body: { product_id } });
      latelyRemoved.note({ id: product_id, status });
      await navigate(linkTo('seller.products'), { replace: true });
    } catch (failure) {
      report(failure);
    }
  });
  return { remove: () => void submit(), busy };
};
