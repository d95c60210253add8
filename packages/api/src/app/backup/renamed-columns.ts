/** Columns that earlier releases exported under another name: table, old name, current name. */
export const renamedColumns: Record<string, Record<string, string>> = {
  orders: { seller_net: 'quoted_net', commission_amount: 'quoted_commission' },
};
