import { adminStoreEndpoints } from '@pasar/contract';
import { getToday } from '@pasar/dashboard';
import { notFound } from '@pasar/slice-kit';
import { readQueue } from '../shared/previous-next/read-queue.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const storeLoader = staffLoader(adminStoreEndpoints.detail.staff, async ({ api, signal, params }) => {
  const { id = '' } = params;
  if (!/^[1-9]\d{0,14}$/.test(id)) return notFound();
  const [{ data: store }, queue] = await Promise.all([
    api.call(adminStoreEndpoints.detail, { params: { id } }, { signal }),
    readQueue(api, 'store', signal),
  ]);
  return { store, queue, today: getToday() };
});
