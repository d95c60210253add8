export { ServerCountdown } from './server-countdown.tsx';
export type { ServerTime } from './server-now.ts';
export { useFreshOnReturn } from './use-fresh-on-return.ts';
export { useSecondsLeft } from './use-seconds-left.ts';
export { useTimeReached } from './use-time-reached.ts';
