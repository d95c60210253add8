import { isApiError } from '@pasar/api-client';
import { afterPaint, useApi, useReportError, useSavePendingAction, useSession } from '@pasar/slice-kit';
import { loadUpdateWishlistItem } from './load-update-wishlist-item.ts';
import { deleteWishlistChanges, setWishlistChange } from './wishlist-changes.ts';

/** Saves a product for the current user: shown at once, reverted when the server rejects it. */
export const useUpdateWishlist = () => {
  const api = useApi();
  const report = useReportError();
  const savePending = useSavePendingAction();
  const { user } = useSession();
  const who = user?.email;
  /** With its name a product that was to be saved waits for the login when the session is over. */
  const put = async (id: number, wished: boolean, name?: string): Promise<boolean> => {
    if (who === undefined) return false;
    setWishlistChange(who, id, wished);
    // First the heart is painted.
    await afterPaint();
    try {
      await (await loadUpdateWishlistItem()).updateWishlistItem(api, who, id, wished);
      return true;
    } catch (failure) {
      // The call was never made when its code did not come.
      if (!isApiError(failure)) setWishlistChange(who, id, !wished);
      else if (failure.code === 401) {
        // After the next login the pages have the state of the wishlist.
        deleteWishlistChanges();
        if (wished && name !== undefined) savePending({ kind: 'wish', name, body: { product_id: id } });
      }
      report(failure);
      return false;
    }
  };
  return { who, put };
};
