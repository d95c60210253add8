export type { VersionSeries } from './health-series.ts';
export { type Health, openHealth } from './open-health.ts';
export { type GuardThresholds, usualThresholds } from './thresholds.ts';
export { watchCanaries } from './watch-canaries.ts';
