import { isApiError } from '@pasar/api-client';
import { merchantEndpoints, summaryEndpoints, voucherEndpoints } from '@pasar/contract';
import { type Loader, type LoaderArgs, notFound } from '@pasar/slice-kit';
import {
  buildVoucherCopy,
  emptyVoucher,
  toVoucherFormValues,
} from '../features/edit-voucher/voucher-form-values.ts';

const idIn = (text: string | null | undefined) => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

const readVoucher = async ({ api, signal }: LoaderArgs, id: number) =>
  (await api.call(voucherEndpoints.detail, { params: { id } }, { signal })).data;

/** The server's own clock: a device's may be wrong (quality R20). */
const readClock = async ({ api, signal }: LoaderArgs) => {
  try {
    const { data } = await api.call(merchantEndpoints.store, {}, { signal });
    return data.server_time ?? new Date().toISOString();
  } catch (failure) {
    // A member for the catalogue reads no settings of the store.
    if (!isApiError(failure) || failure.code !== 403) throw failure;
    return (await api.call(summaryEndpoints.read, {}, { signal })).data.server_time;
  }
};

const load = async (args: LoaderArgs) => {
  const { params, url } = args;
  if (params.id === 'new') {
    const from = idIn(url.searchParams.get('from'));
    const source = from === undefined ? undefined : await readVoucher(args, from);
    const now = source?.server_time ?? (await readClock(args));
    return {
      voucher: null,
      initial: source ? buildVoucherCopy(source, now) : emptyVoucher(now),
      products: source?.products ?? [],
    };
  }
  const id = idIn(params.id);
  if (id === undefined) throw notFound();
  const voucher = await readVoucher(args, id);
  return { voucher, initial: toVoucherFormValues(voucher), products: voucher.products };
};

export const voucherLoader: Loader<Awaited<ReturnType<typeof load>>> = load;
