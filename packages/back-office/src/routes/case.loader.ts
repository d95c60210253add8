import { adminComplaintEndpoints } from '@pasar/contract';
import { notFound } from '@pasar/slice-kit';
import { readQueue } from '../shared/previous-next/read-queue.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const caseLoader = staffLoader(
  adminComplaintEndpoints.detail.staff,
  async ({ api, signal, params }) => {
    const { id = '' } = params;
    if (!/^[1-9]\d{0,14}$/.test(id)) return notFound();
    const [{ data }, queue] = await Promise.all([
      api.call(adminComplaintEndpoints.detail, { params: { id } }, { signal }),
      readQueue(api, 'complaint', signal),
    ]);
    return { ...data, queue, now: Date.now() };
  },
);
