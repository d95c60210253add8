export { canLeave } from './forms/unsaved-input.ts';
export type { Counts } from './frame/counts.store.ts';
export { createCountsStore, noCounts } from './frame/counts.store.ts';
export { hearOtherTabs } from './frame/counts-channel.ts';
export type { Kit } from './kit/kit.ts';
export { browserKit, installKit, KitContext } from './kit/kit.ts';
export { overlayStore } from './notices/overlay.ts';
export type { Toast } from './notices/toast.ts';
export { dismissToast, toastStore } from './notices/toast.ts';
export { PendingActionsRunner } from './pending-actions/pending-actions-runner.tsx';
export type { SectionName } from './routing/page-loader.ts';
export type { LoadedPages, PageFrame, PageHandle } from './routing/page-routes.ts';
export { pageRoutes } from './routing/page-routes.ts';
export type { PageScope } from './routing/page-scope.ts';
export { pageScope } from './routing/page-scope.ts';
export { routeErrorText } from './routing/route-error.ts';
export { shownAt } from './routing/shown-at.ts';
export type { SessionState } from './session/session.store.ts';
export { createSessionStore } from './session/session.store.ts';
export {
  parseStoredUser,
  readStoredUser,
  storedUserKey,
  withoutId,
  writeStoredUser,
} from './session/stored-user.ts';
export { allPages, allTexts } from './slice/define-slice.ts';
