export { guardCanaries, watchedCanaries } from './guard-canaries.ts';
export { judgeCanary } from './judge-canary.ts';
export { type Health, openHealth } from './open-health.ts';
export { type GuardThresholds, usualThresholds } from './thresholds.ts';
export { getEvidence } from './watch-canaries.ts';
