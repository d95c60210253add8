import { adminHomeSectionEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const homeSectionsLoader = staffLoader(
  adminHomeSectionEndpoints.read.staff,
  async ({ api, signal }) => await toSectionResult(api.call(adminHomeSectionEndpoints.read, {}, { signal })),
);
