export { DayCountdown } from './day-countdown.tsx';
