import { sellerProductFormEndpoints } from '@pasar/contract';
import { useIntent } from '@pasar/dashboard';
import { linkTo, toast, useApi, useLocalNavigate, useReportError, useSubmit } from '@pasar/slice-kit';

/** Copies a product, hidden and without stock, and opens the copy; two presses make one copy. */
export const useDuplicate = (productId: number) => {
  const api = useApi();
  const navigate = useLocalNavigate();
  const report = useReportError();
  const intent = useIntent();
  const { submit, busy } = useSubmit(async () => {
    const body = { product_id: productId };
    try {
      const { data, message } = await intent(body, (idempotencyKey) =>
        api.call(sellerProductFormEndpoints.duplicate, { body }, { idempotencyKey }),
      );
      toast.success(message);
      await navigate(linkTo('seller.product', { id: data.product_id }));
    } catch (failure) {
      report(failure);
    }
  });
  return { duplicate: () => void submit(), busy };
};
