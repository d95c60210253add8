export type { ServerTime } from './server-now.ts';
export { TimeLeft } from './time-left.tsx';
