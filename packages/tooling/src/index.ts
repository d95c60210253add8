export { buildApp } from './build/build-app.ts';
export { buildInParallel } from './build/build-in-parallel.ts';
