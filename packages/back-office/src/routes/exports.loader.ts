import { adminExportEndpoints } from '@pasar/contract';
import { defineListQuery, toSectionResult } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';
import { staffLoader } from '../shared/staff/staff-loader.ts';

const { read } = defineListQuery((query) => linkTo('back-office.exports', query), {});

export const exportsLoader = staffLoader(adminExportEndpoints.list.staff, async ({ api, signal, url }) => {
  const { page } = read(url.searchParams);
  const list = await toSectionResult(
    api.call(adminExportEndpoints.list, { query: { page, per_page: 50 } }, { signal }),
  );
  return { list };
});
