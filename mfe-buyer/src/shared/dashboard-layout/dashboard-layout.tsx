import { type DashboardLayoutProps, DashboardLayout as Layout } from '@pasar/dashboard';
import { AccountNav } from './account-nav.tsx';

interface AccountLayoutProps extends Omit<DashboardLayoutProps, 'side' | 'navigation'> {
  /** The account's first page: phones see all navigation items there, as a list. */
  home?: boolean;
}

/** The account's navigation, and one of its pages. */
export const DashboardLayout = ({ home = false, ...page }: AccountLayoutProps) => (
  <Layout {...page} side="buyer" navigation={<AccountNav home={home} />} />
);
