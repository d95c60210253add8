export type { ServerTime } from '@pasar/slice-kit/fields';
export { ServerCountdown } from './server-countdown.tsx';
export { useFreshOnReturn } from './use-fresh-on-return.ts';
export { useSecondsLeft } from './use-seconds-left.ts';
export { useTimeReached } from './use-time-reached.ts';
