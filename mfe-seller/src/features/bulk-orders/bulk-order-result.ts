export interface BulkOrderResult {
  action: 'approve' | 'pickup' | 'print';
  done: readonly { order_code: string; awb?: string }[];
  failed: readonly { order_code: string; message: string }[];
  /** Codes of the orders that labels can be printed for. */
  printable: readonly string[];
}
