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
export { CancelRequest } from './order/cancel-request.tsx';
export { Complaint } from './order/complaint.tsx';
export { Delivery } from './order/delivery.tsx';
export { OrderHistory } from './order/order-history.tsx';
export { noteStyle, strongStyle, textStyle } from './order/order-part.styles.ts';
export { OrderPart } from './order/order-part.tsx';
export { Parcel } from './order/parcel.tsx';
export { SectionFailure } from './section-failure/section-failure.tsx';
export { settleSection } from './section-failure/settle-section.ts';
export { StatusBadge } from './status-badge/status-badge.tsx';
export { Sums } from './sums/sums.tsx';
export { DueBadge } from './time-left/due-badge.tsx';
export type { ServerTime } from './time-left/server-time.ts';
export { heardAt } from './time-left/server-time.ts';
export { useSecondsLeft } from './time-left/use-seconds-left.ts';
export { NoEntries } from './wallet/no-entries.tsx';
export { OwnPassword } from './wallet/own-password.tsx';
export { numberIn } from './wallet/use-withdraw.ts';
export { WalletEntries } from './wallet/wallet-entries.tsx';
export { WalletFilter } from './wallet/wallet-filter.tsx';
export { note as panelNoteStyle } from './wallet/wallet-panel.styles.ts';
export { WalletPanel } from './wallet/wallet-panel.tsx';
export type { WalletQuery } from './wallet/wallet-query.ts';
export { isNarrowed, readWalletQuery, walletAddress } from './wallet/wallet-query.ts';
export { WithdrawSheet } from './wallet/withdraw-sheet.tsx';
export { Withdrawals } from './wallet/withdrawals.tsx';
