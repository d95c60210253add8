import { mailSettingsLoader } from '@pasar/dashboard';

export const notificationSettingsLoader = mailSettingsLoader('seller');
