export { EndsIn } from './ends-in.tsx';
