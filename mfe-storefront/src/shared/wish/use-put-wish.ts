import { isCallFailure } from '@pasar/api-client';
import { afterPaint, useApi, useReportFailure, useSession } from '@pasar/slice-kit';
import { loadSendWish } from './load-send-wish.ts';
import { keepWaitingWish } from './waiting-wish.ts';
import { showWish } from './wishes.ts';

/** Saves a product for the person who is here: seen at once, taken back when the market refuses. */
export const usePutWish = () => {
  const api = useApi();
  const report = useReportFailure();
  const { user } = useSession();
  const who = user?.email;
  const put = async (id: number, wished: boolean): Promise<boolean> => {
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
      else if (failure.code === 401 && wished) keepWaitingWish(id);
      report(failure);
      return false;
    }
  };
  return { who, put };
};
