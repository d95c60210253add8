export type { ServerTime } from './server-now.ts';
export { TimeLeft } from './time-left.tsx';
export { useFreshOnReturn } from './use-fresh-on-return.ts';
export { useMoment } from './use-moment.ts';
export { useSecondsLeft } from './use-seconds-left.ts';
