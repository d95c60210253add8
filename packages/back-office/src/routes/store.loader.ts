import { adminHomeEndpoints, adminStoreEndpoints } from '@pasar/contract';
import { getToday } from '@pasar/dashboard';
import { notFound } from '@pasar/slice-kit';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const storeLoader = staffLoader(adminStoreEndpoints.detail.staff, async ({ api, signal, params }) => {
  const { id = '' } = params;
  if (!/^[1-9]\d{0,14}$/.test(id)) return notFound();
  const [{ data: store }, queue] = await Promise.all([
    api.call(adminStoreEndpoints.detail, { params: { id } }, { signal }),
    // The neighbors are a help; without them the store can be decided all the same.
    api.call(adminHomeEndpoints.queue, { query: { kind: 'store' } }, { signal }).then(
      ({ data }) => data.map((row) => ({ id: row.id, name: row.subject, due_at: row.due_at })),
      () => [],
    ),
  ]);
  return { store, queue, today: getToday() };
});
