export { rememberViewed, viewedHere } from './viewed-here.ts';
