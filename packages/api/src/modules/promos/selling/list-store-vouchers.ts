import {
  type endpoints,
  type HandlerInput,
  type StoreVoucher,
  type VoucherTab,
  voucherTabs,
} from '@pasar/contract';
import { sql } from 'kysely';
import type { HandlerArgs } from '../../../platform/context.ts';
import { getCurrentMerchantId } from '../../../platform/http/get-current-merchant-id.ts';
import { stateIn } from '../voucher-state.ts';
import { presentStoreVoucher, usedOnes } from './present-store-voucher.ts';
import { countStates, readStoreVouchers } from './store-vouchers.ts';

type Query = HandlerInput<typeof endpoints.vouchers.list>['query'];

const sum = (states: readonly { n: number }[]) => states.reduce((total, { n }) => total + n, 0);

/** A page of the vouchers of the current user's store, with the number per tab. Throws 401 and 403. */
export const listStoreVouchers = async ({
  ctx,
  input: { state, search, page, per_page },
}: HandlerArgs<Query>): Promise<{
  rows: StoreVoucher[];
  total: number;
  counts: Record<VoucherTab, number>;
}> => {
  const merchantId = getCurrentMerchantId(ctx);
  const found = sql<boolean>`(
    strpos(lower(v.voucher_code || ' ' || v.name_id || ' ' || v.name_en), ${search.toLowerCase()}) > 0)`;
  const inTab = sql<boolean>`${state} in ('all', ${stateIn(ctx.clock.now())})`;
  const where = sql<boolean>`${found} and ${inTab}`;
  const rows = await readStoreVouchers(ctx, {
    merchantId,
    where,
    limit: per_page,
    offset: (page - 1) * per_page,
  });
  const used = await usedOnes(
    ctx,
    rows.map(({ id }) => id),
  );
  const states = await countStates(ctx, merchantId);
  const inState = (tab: VoucherTab) => sum(states.filter((one) => tab === 'all' || one.state === tab));
  return {
    rows: rows.map((row) => presentStoreVoucher(ctx, row, used.has(row.id))),
    total: sum(await countStates(ctx, merchantId, where)),
    // Every tab was counted.
    counts: Object.fromEntries(voucherTabs.map((tab) => [tab, inState(tab)])) as Record<VoucherTab, number>,
  };
};
