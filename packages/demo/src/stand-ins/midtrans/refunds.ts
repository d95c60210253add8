import type { Kit } from '../base/provider.ts';
import { amountText, type Transaction } from './transactions.ts';

interface Refund {
  refund_key: string;
  amount: number;
}

const readRefunds = ({ db }: Kit, { order_id }: Transaction) =>
  db
    .prepare('select refund_key, amount from refunds where order_id = ? order by rowid')
    .all(order_id) as unknown as Refund[];

const sum = (refunds: readonly Refund[]) => refunds.reduce((total, { amount }) => total + amount, 0);

/** Sends a part of a paid transaction back, once per key; false for more than was paid. */
export const addRefund = (kit: Kit, row: Transaction, { refund_key, amount }: Refund): boolean => {
  const before = readRefunds(kit, row);
  if (before.some((one) => one.refund_key === refund_key)) return true;
  if (sum(before) + amount > row.gross_amount) return false;
  kit.db
    .prepare('insert into refunds (refund_key, order_id, amount) values (?, ?, ?)')
    .run(refund_key, row.order_id, amount);
  return true;
};

/** What a status says of a transaction of which something was sent back. */
export const presentRefunds = (kit: Kit, row: Transaction) => {
  const refunds = readRefunds(kit, row);
  if (refunds.length === 0) return {};
  const isWhole = sum(refunds) === row.gross_amount;
  return {
    ...(row.status === 'settlement' ? { transaction_status: isWhole ? 'refund' : 'partial_refund' } : {}),
    refund_amount: amountText(sum(refunds)),
    refunds: refunds.map(({ refund_key, amount }) => ({
      refund_key,
      refund_amount: amountText(amount),
      reason: 'Refund',
    })),
  };
};
