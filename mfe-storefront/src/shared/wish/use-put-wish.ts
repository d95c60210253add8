import { isCallFailure } from '@pasar/api-client';
import { afterPaint, useApi, useReportFailure, useSavePendingAction, useSession } from '@pasar/slice-kit';
import { loadSendWish } from './load-send-wish.ts';
import { forgetWishes, showWish } from './wishes.ts';

/** Saves a product for the person who is here: seen at once, taken back when the market refuses. */
export const usePutWish = () => {
  const api = useApi();
  const report = useReportFailure();
  const savePending = useSavePendingAction();
  const { user } = useSession();
  const who = user?.email;
  /** With its name a product that was to be saved waits for the login when the session is over. */
  const put = async (id: number, wished: boolean, name?: string): Promise<boolean> => {
    if (who === undefined) return false;
    showWish(who, id, wished);
    // First the heart is drawn.
    await afterPaint();
    try {
      await (await loadSendWish()).sendWish(api, who, id, wished);
      return true;
    } catch (failure) {
      // The call was never made when its code did not come.
      if (!isCallFailure(failure)) showWish(who, id, !wished);
      else if (failure.code === 401) {
        // After the next login the pages say what is in the wishlist.
        forgetWishes();
        if (wished && name !== undefined) savePending({ kind: 'wish', name, body: { product_id: id } });
      }
      report(failure);
      return false;
    }
  };
  return { who, put };
};
