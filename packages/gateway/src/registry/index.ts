export type { Attestation, SignedAttestation } from './attestation.ts';
export type { CanaryChange, CanaryInput, PauseInput } from './canary.ts';
export type { Checked, CheckInput } from './check.ts';
export type { RunningCanary } from './cohort.ts';
export {
  computeBucket,
  computeShare,
  controlShare,
  everybody,
  groupFor,
  runningCanaries,
  type VisitorGroup,
  visitorGroups,
} from './cohort.ts';
export type { Difference, DiffInput, ReleaseDiff } from './diff.ts';
export type { AppChange, DisableInput, EnableInput, MinimumVersionInput } from './disable.ts';
export type { EndWatchInput } from './end-watch.ts';
export { findCallProblems } from './gate/call-problems.ts';
export { firstSegment } from './gate/prefix-problems.ts';
export type { PageFault, TryPages } from './gate/render-problems.ts';
export type { Collected, GcInput } from './gc.ts';
export type { Imported, ImportInput } from './import-release.ts';
export { getMapsFolder } from './maps-folder.ts';
export type { Registry, RegistryOptions } from './open-registry.ts';
export { openRegistry } from './open-registry.ts';
export { type LiveChange, type PromoteInput, watchMinutes } from './promote.ts';
export type { Published, PublishInput } from './publish.ts';
export type { RegistryErrorCode } from './registry-error.ts';
export { RegistryError } from './registry-error.ts';
export type { Watcher } from './registry-watcher.ts';
export type { ReleaseEvent } from './release-event.ts';
export type { ActivePeriod, AppState, Canary, LiveRelease, ReleaseState, Watch } from './release-state.ts';
export { getApp, goodBefore, isKnown, listApps, listSlices } from './release-state.ts';
export type { StoredRelease } from './release-storage.ts';
export { type ReplayedStep, replayRollouts } from './replay-rollouts.ts';
export type { RollbackChange, RollbackInput } from './rollback.ts';
export type { Signer, Signers } from './signers.ts';
export type { AddSliceInput, ChangeSliceInput, RegisteredSlice, RetireSliceInput } from './slices.ts';
export { getVisibleReleases, stateAt, type VisibleRelease, type Visitor } from './state-at.ts';
export { mostPackedBytes, unpackRelease } from './unpack-release.ts';
export type { Verification } from './verify.ts';
