import { type DashboardLayoutProps, DashboardLayout as Layout } from '@pasar/dashboard';
import { NavList } from './nav-links.tsx';
import { PhoneBar } from './phone-bar.tsx';

const navigation = (
  <>
    <NavList />
    <PhoneBar />
  </>
);

/** The store's navigation, and one of its pages. */
export const DashboardLayout = (page: Omit<DashboardLayoutProps, 'side' | 'navigation'>) => (
  <Layout {...page} side="seller" navigation={navigation} />
);
