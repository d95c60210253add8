import { type DashboardLayoutProps, DashboardLayout as Layout } from '@pasar/dashboard';
import { NavList, NavMenu } from './nav-links.tsx';

const navigation = (
  <>
    <NavList />
    <NavMenu />
  </>
);

/** The store's navigation, and one of its pages. */
export const DashboardLayout = (page: Omit<DashboardLayoutProps, 'side' | 'navigation'>) => (
  <Layout {...page} side="seller" navigation={navigation} />
);
