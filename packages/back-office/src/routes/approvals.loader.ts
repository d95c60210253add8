import { adminApprovalEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readApprovalsQuery } from '../features/approve/approvals-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const approvalsLoader = staffLoader(
  adminApprovalEndpoints.list.staff,
  async ({ api, signal, url }) => {
    const query = readApprovalsQuery(url.searchParams);
    const { open: _, ...asked } = query;
    const list = await toSectionResult(
      api.call(adminApprovalEndpoints.list, { query: { ...asked, per_page: 50 } }, { signal }),
    );
    return { query, list };
  },
);
