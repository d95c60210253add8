import { type AdminStoreDetail, adminStoreEndpoints, type StoreReviewField } from '@pasar/contract';
import { useDecision } from '../../shared/decide/use-decision.ts';

/** What is refused of a store: the reason of each part. */
export type PartReasons = Partial<Record<StoreReviewField, string>>;

export type StoreDecision =
  | { verb: 'approve' }
  | { verb: 'reject'; reasons: PartReasons }
  | { verb: 'ask'; reasons: PartReasons }
  | { verb: 'suspend' | 'unsuspend'; reason: string };

const toReasons = (reasons: PartReasons) =>
  Object.entries(reasons).map(([field, reason]) => ({ field: field as StoreReviewField, reason })); // keys of the record above

/** Decides about the store that is open, at the version that was read. */
export const useStoreDecision = ({ id, version }: AdminStoreDetail, done: () => void) =>
  useDecision<StoreDecision>({
    send: (api, decision, options) => {
      const body = { merchant_id: id };
      if (decision.verb === 'approve')
        return api.call(adminStoreEndpoints.approve, { body: { ...body, version } }, options);
      if (decision.verb === 'ask') {
        const items = toReasons(decision.reasons).map(({ field, reason: message }) => ({ field, message }));
        return api.call(adminStoreEndpoints.ask, { body: { ...body, version, items } }, options);
      }
      if (decision.verb === 'reject') {
        const reasons = toReasons(decision.reasons);
        return api.call(adminStoreEndpoints.reject, { body: { ...body, version, reasons } }, options);
      }
      return api.call(
        adminStoreEndpoints[decision.verb],
        { body: { ...body, reason: decision.reason } },
        options,
      );
    },
    done,
  });
