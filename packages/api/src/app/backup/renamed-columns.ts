/** Columns that earlier releases exported under another name: table, their name, the name of now. */
export const renamedColumns: Record<string, Record<string, string>> = {
  orders: { seller_net: 'quoted_net', commission_amount: 'quoted_commission' },
};
