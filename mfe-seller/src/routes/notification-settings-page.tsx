import { MailSettingsPage } from '@pasar/dashboard';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';

export const NotificationSettingsPage = () => <MailSettingsPage side="seller" layout={DashboardLayout} />;
