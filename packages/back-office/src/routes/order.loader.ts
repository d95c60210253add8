import { adminOrderEndpoints } from '@pasar/contract';
import { notFound } from '@pasar/slice-kit';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const orderLoader = staffLoader(adminOrderEndpoints.detail.staff, async ({ api, signal, params }) => {
  const { code = '' } = params;
  if (!/^[A-Z]{2,4}-\d{8}-[A-Z0-9]{5}$/.test(code)) return notFound();
  const { data } = await api.call(adminOrderEndpoints.detail, { params: { code } }, { signal });
  return data;
});
