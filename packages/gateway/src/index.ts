export { openRegistry } from './registry/index.ts';
