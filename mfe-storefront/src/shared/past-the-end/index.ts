export { isPastTheEnd } from './is-past-the-end.ts';
export { PastTheEnd } from './past-the-end.tsx';
