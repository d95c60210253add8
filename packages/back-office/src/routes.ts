/** The pages of the back office by name; links of any slice use these names (`back-office.home`). */
export const routes = {
  home: '/admin',
  stores: '/admin/stores',
  store: '/admin/stores/:id',
  products: '/admin/products',
  documents: '/admin/documents/:id',
  cases: '/admin/cases',
  case: '/admin/cases/:id',
  withdrawals: '/admin/withdrawals',
  payouts: '/admin/payouts',
  users: '/admin/users',
  audit: '/admin/audit',
} as const;
