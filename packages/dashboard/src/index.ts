export { CopyCode } from './copy/copy-code.tsx';
export { useFocusOnChange } from './focus/use-focus-on-change.ts';
export { useIntent } from './intent/use-intent.ts';
export {
  actionsStyle,
  filterStyle,
  lineStyle,
  searchButtonStyle,
  searchStyle,
} from './list-filter/list-filter.styles.ts';
export type { FilterFields } from './list-filter/list-filter.tsx';
export { ListFilter, paramsOf } from './list-filter/list-filter.tsx';
export { readDates, readPage } from './list-filter/read-dates.ts';
export { ListPages } from './list-pages/list-pages.tsx';
export { NotificationList } from './notifications/notification-list.tsx';
export { SectionFailure } from './section-failure/section-failure.tsx';
export { settleSection } from './section-failure/settle-section.ts';
export { StatusBadge } from './status-badge/status-badge.tsx';
export { Sums } from './sums/sums.tsx';
export { DueBadge } from './time-left/due-badge.tsx';
export type { ServerTime } from './time-left/server-time.ts';
export { heardAt } from './time-left/server-time.ts';
export { useSecondsLeft } from './time-left/use-seconds-left.ts';
