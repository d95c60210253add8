export type { ServerTime } from '@pasar/slice-kit/fields';
export { getReceivedAt } from '@pasar/slice-kit/fields';
export { MailSettingsPage, mailSettingsLoader, NotificationActions } from './alerts/mail-settings-page.tsx';
export { AppealButton } from './appeal/appeal-button.tsx';
export { BulkBar } from './bulk-bar/bulk-bar.tsx';
export { ChatButton } from './chat/chat-button.tsx';
export { chatListLoader, chatThreadLoader } from './chat/chat-loaders.ts';
export { ChatPanes } from './chat/chat-panes.tsx';
export { Conversations } from './chat/conversations.tsx';
export { ThreadView } from './chat/thread-view.tsx';
export { useChatMessages } from './chat/use-chat-messages.ts';
export type { Command } from './command-palette/command-palette.tsx';
export { LazyCommandPalette } from './command-palette/lazy-command-palette.ts';
export { ConfirmButton } from './confirm-dialog/confirm-button.tsx';
export { LazyConfirmDialog } from './confirm-dialog/lazy-confirm-dialog.ts';
export { CopyCode } from './copy/copy-code.tsx';
export { OrderDeadlineBadge } from './countdown/order-deadline-badge.tsx';
export { useSecondsLeft } from './countdown/use-seconds-left.ts';
export { createCounts } from './counts/create-counts.ts';
export { useCurrentInSight } from './current-in-sight/use-current-in-sight.ts';
export { DayField } from './day-field/day-field.tsx';
export { DayTimeField } from './day-time-field/day-time-field.tsx';
export { DetailPane, ListWithDetail } from './detail-pane/detail-pane.tsx';
export { useDetailPage } from './detail-pane/use-detail-page.ts';
export { DiffView } from './diff-view/diff-view.tsx';
export { DocumentViewer } from './document-viewer/document-viewer.tsx';
export {
  entryCodeStyle,
  entryFactStyle,
  entryNameStyle,
  entryStyle,
  entryTextStyle,
  stackedEntryStyle,
} from './entry-list/entry-list.styles.ts';
export { type FilterChip, FilterChips } from './filter-chips/filter-chips.tsx';
export { useFocusOnChange } from './focus/use-focus-on-change.ts';
export { useIntent } from './intent/use-intent.ts';
export { areKeysOn, getKeyAction, type Keys, setKeysOn, useKeys } from './keys/use-keys.ts';
export { usePreviousNextKeys } from './keys/use-previous-next-keys.ts';
export type { DashboardLayoutProps } from './layout/dashboard-layout.tsx';
export { DashboardLayout } from './layout/dashboard-layout.tsx';
export { FieldColumns } from './layout/field-columns.tsx';
export { FormActions } from './layout/form-actions.tsx';
export { TwoColumns } from './layout/two-columns.tsx';
export { actionsStyle, filterStyle, lineStyle } from './list-filter/list-filter.styles.ts';
export type { FilterFields } from './list-filter/list-filter.tsx';
export { ListFilter, toSearchParams } from './list-filter/list-filter.tsx';
export { dayField, readDates, readPage } from './list-filter/read-dates.ts';
export { ListPages } from './list-pages/list-pages.tsx';
export { defineListQuery, enumField, idField, searchField } from './lists/define-list-query.ts';
export { EmptyList } from './lists/empty-list.tsx';
export { listLoader } from './lists/list-loader.ts';
export { LiveNotifications, LiveOrder, LiveOrders } from './live/live-pages.tsx';
export { goodMarkStyle, petalMarkStyle } from './mark/petal-mark.styles.ts';
export { NotificationList } from './notifications/notification-list.tsx';
export { useMarkRead } from './notifications/use-mark-read.ts';
export { NumberField } from './number-field/number-field.tsx';
export { useDigits } from './number-field/use-digits.ts';
export type { ActionAppearance } from './order/action-appearance.ts';
export { getActionAppearance } from './order/action-appearance.ts';
export { CancelRequest } from './order/cancel-request.tsx';
export { Complaint } from './order/complaint.tsx';
export { Delivery } from './order/delivery.tsx';
export { detailLoader } from './order/detail-loader.ts';
export { getMeaning } from './order/get-meaning.ts';
export { LazyComplaintReply } from './order/lazy-complaint-reply.ts';
export { OrderHistory } from './order/order-history.tsx';
export { noteStyle, strongStyle, textStyle } from './order/order-part.styles.ts';
export { OrderPart } from './order/order-part.tsx';
export { OrderState } from './order/order-state.tsx';
export { Parcel } from './order/parcel.tsx';
export { useCurrentOrder } from './order/use-current-order.ts';
export type { OrderActionResult } from './order/use-order-action.ts';
export { useOrderAction } from './order/use-order-action.ts';
export { useRefreshWhile } from './order/use-refresh-while.ts';
export {
  type ResourceColumn,
  type ResourceRow,
  ResourceTable,
} from './resource-table/resource-table.tsx';
export { SaveButton } from './save/save-button.tsx';
export { SavedViews } from './saved-views/saved-views.tsx';
export { SearchBox } from './search-box/search-box.tsx';
export { SectionError } from './section-error/section-error.tsx';
export { toSectionResult } from './section-error/to-section-result.ts';
export { SheetButton } from './sheet-button/sheet-button.tsx';
export { DashboardSkeleton } from './skeletons/dashboard-skeleton.tsx';
export { DetailSkeleton } from './skeletons/detail-skeleton.tsx';
export { EntriesSkeleton } from './skeletons/entries-skeleton.tsx';
export { FormSkeleton } from './skeletons/form-skeleton.tsx';
export { ListSkeleton } from './skeletons/list-skeleton.tsx';
export { repeat } from './skeletons/repeat.ts';
export { WalletSkeleton } from './skeletons/wallet-skeleton.tsx';
export { StatusBadge } from './status-badge/status-badge.tsx';
export { StatusTabs } from './status-tabs/status-tabs.tsx';
export { useCall } from './submit/use-call.ts';
export { Thumbnails } from './thumbnails/thumbnails.tsx';
export { getToday, toIsoTime, toLocalDateTime } from './time/local-date-time.ts';
export { TotalsList } from './totals-list/totals-list.tsx';
export { CurrentPasswordField } from './wallet/current-password-field.tsx';
export { numberIn } from './wallet/use-withdraw.ts';
export { WalletHistory } from './wallet/wallet-history.tsx';
export { WalletHolds } from './wallet/wallet-holds.tsx';
export { note as panelNoteStyle } from './wallet/wallet-panel.styles.ts';
export { WalletPanel } from './wallet/wallet-panel.tsx';
export type { WalletQuery } from './wallet/wallet-query.ts';
export { readWalletQuery, walletAddress } from './wallet/wallet-query.ts';
export { WithdrawSheet } from './wallet/withdraw-sheet.tsx';
export { Withdrawals } from './wallet/withdrawals.tsx';
