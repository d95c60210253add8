export { guardReleases, judgedReleases } from './guard-releases.ts';
export { judgeCanary } from './judge-canary.ts';
export { type Health, openHealth } from './open-health.ts';
export { readWatches, type WatchReport } from './read-watches.ts';
export { type GuardThresholds, usualThresholds } from './thresholds.ts';
export { getEvidence, type JudgedRelease } from './watch-releases.ts';
