import { adminComplaintEndpoints } from '@pasar/contract';
import { notFound } from '@pasar/slice-kit';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const caseLoader = staffLoader(
  adminComplaintEndpoints.detail.staff,
  async ({ api, signal, params }) => {
    const { id = '' } = params;
    if (!/^[1-9]\d{0,14}$/.test(id)) return notFound();
    const { data } = await api.call(adminComplaintEndpoints.detail, { params: { id } }, { signal });
    return { ...data, now: Date.now() };
  },
);
