export { canLeave } from './forms/unsaved-input.ts';
export type { Kit } from './kit/kit.ts';
export { browserKit, installKit, KitContext } from './kit/kit.ts';
export type { Counts } from './layout/counts.store.ts';
export { createCountsStore, noCounts } from './layout/counts.store.ts';
export { onCountsChanged } from './layout/counts-channel.ts';
export { installLinks } from './links/link-to.ts';
export { overlayStore } from './notices/overlay.ts';
export type { Toast } from './notices/toast.ts';
export { dismissToast, toastStore } from './notices/toast.ts';
export { PendingActionsRunner } from './pending-actions/pending-actions-runner.tsx';
export { getCurrentPageData } from './routing/get-current-page-data.ts';
export type { SectionName } from './routing/page-loader.ts';
export type { LoadedPages, PageHandle, PageRouteOptions } from './routing/page-routes.ts';
export { pageRoutes } from './routing/page-routes.ts';
export type { PageScope } from './routing/page-scope.ts';
export { pageScope } from './routing/page-scope.ts';
export { routeErrorText } from './routing/route-error.ts';
export type { SessionState } from './session/session.store.ts';
export { createSessionStore } from './session/session.store.ts';
export {
  parseStoredUser,
  readStoredUser,
  storedUserKey,
  withoutId,
  writeStoredUser,
} from './session/stored-user.ts';
export { allPages, loadAllMessages } from './slice/define-slice.ts';
export { requestStepUp } from './step-up/request-step-up.ts';
export { StepUpPrompt } from './step-up/step-up-prompt.tsx';
