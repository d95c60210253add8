import type { Locale, MemberRole } from '@pasar/contract';

/** The roles as mails name them. */
export const roleNames: Record<MemberRole, Record<Locale, string>> = {
  catalogue: { id: 'katalog', en: 'catalogue' },
  orders: { id: 'pesanan', en: 'orders' },
  finance: { id: 'keuangan', en: 'finance' },
  support: { id: 'layanan pembeli', en: 'support' },
};
