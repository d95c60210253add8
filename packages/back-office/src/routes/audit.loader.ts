import { adminEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readAuditQuery } from '../features/read-audit/audit-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const auditLoader = staffLoader(adminEndpoints.audit.staff, async ({ api, signal, url }) => {
  const query = readAuditQuery(url.searchParams);
  const { open: _, action, target_type, target_id, ...asked } = query;
  const list = await toSectionResult(
    api.call(
      adminEndpoints.audit,
      {
        query: {
          ...asked,
          ...(action && { action }),
          ...(target_type && { target_type }),
          ...(target_id && { target_id }),
          per_page: 50,
        },
      },
      { signal },
    ),
  );
  return { query, list };
});
