import { dayField, defineListQuery, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

/** `actor` is part of an e-mail; `open` is the entry beside the list. */
export const { read: readAuditQuery, toPath: auditPath } = defineListQuery(
  (query) => linkTo('back-office.audit', query),
  {
    actor: searchField,
    action: searchField,
    target_type: searchField,
    target_id: searchField,
    date_start: dayField,
    date_end: dayField,
    open: searchField,
  },
);
export type AuditQuery = ReturnType<typeof readAuditQuery>;
