import { adminSearchEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const searchIndexLoader = staffLoader(
  adminSearchEndpoints.index.staff,
  async ({ api, signal }) => await toSectionResult(api.call(adminSearchEndpoints.index, {}, { signal })),
);
