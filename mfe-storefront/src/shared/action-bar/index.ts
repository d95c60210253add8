export { actionBar } from './action-bar.styles.ts';
