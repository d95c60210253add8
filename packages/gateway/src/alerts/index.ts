export type { Alert } from './alert.ts';
export { type Alerts, openAlerts, type SendMail, TargetError } from './open-alerts.ts';
export { watchReachability } from './watch-reachability.ts';
