import type { Context } from '../../../platform/context.ts';

/** Records by which method a group is to be paid from now on. Call it under the payment's lock. */
export const setGroupMethod = async (
  { db }: Context,
  { groupId, method, methodName }: { groupId: number; method: string; methodName: string },
): Promise<void> => {
  await db
    .updateTable('order_groups')
    .set({ method, method_name: methodName })
    .where('id', '=', groupId)
    .execute();
};

/** Lets a group wait longer for its payment, because the money is on its way. */
export const extendPayDue = async (
  { db }: Context,
  { groupId, until }: { groupId: number; until: Date },
): Promise<void> => {
  await db
    .updateTable('order_groups')
    .set({ pay_due_at: until })
    .where('id', '=', groupId)
    .where('pay_due_at', '<', until)
    .execute();
};
