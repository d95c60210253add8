import { formatRupiah, type Setting, type SettingRule, settingRules } from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { limitOfSetting } from '../../../platform/limits.ts';
import { createMessage } from '../../../platform/message.ts';
import { hasOtherAdmin } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Decided } from '../approvals/create-decision-response.ts';
import { requestApproval } from '../approvals/request-approval.ts';
import { assertStaffRole, getCurrentStaffUser } from '../assert-not-own.ts';
import { readSetting } from './list-settings.ts';
import { type SettingChange, toLimit } from './setting-value.ts';

const assertInRange = ({ key, to, value }: SettingChange): void => {
  const { unit, min, max, canBeOff = false }: SettingRule = settingRules[key];
  if (to === 'off' && !canBeOff) throw apiError.invalid({ to: ['field.invalid'] });
  if (to !== 'value' || (value !== null && value >= min && value <= max)) return;
  const show = (amount: number) => (unit === 'rupiah' ? formatRupiah(amount) : amount);
  throw apiError.invalid({
    value: [createMessage('admin.setting.range', { min: show(min), max: show(max) })],
  });
};

/** Of two changes at once the second waits, and then finds another version. */
const lockSetting = async ({ db }: Context, key: SettingChange['key']): Promise<void> => {
  const none = { value: null, changed_by: null, changed_at: null, reason: null };
  await db
    .insertInto('settings')
    .values({ key, ...none })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.selectFrom('settings').select('key').where('key', '=', key).forUpdate().execute();
};

/** Nobody could approve it: an admin alone may switch approval off, which home then shows. */
const isOffByOneAlone = async (ctxInTx: Context, { to }: SettingChange): Promise<boolean> =>
  to === 'off' && !(await hasOtherAdmin(ctxInTx, getCurrentStaffUser(ctxInTx).userId));

/**
 * Changes a setting: in this process with the commit, in the others within seconds. One that lets money move waits for
 * another admin. Throws 403, 422 outside the range, and 409 with the present state after another change.
 */
export const editSetting = (
  { ctx, input }: HandlerArgs<SettingChange>,
  approval?: number,
): Promise<Decided<Setting>> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { key, version, to, reason } = input;
    const { staff, needsColleague = false }: SettingRule = settingRules[key];
    assertStaffRole(ctxInTx, staff, 'admin.role');
    assertInRange(input);
    await lockSetting(ctxInTx, key);
    const before = await readSetting(ctxInTx, key);
    if (before.version !== version) throw apiError.conflict('request.conflict', before);
    if (needsColleague && !(await isOffByOneAlone(ctxInTx, input))) {
      const decision = { action: 'setting.edit', subject: key, body: input, beneficiary: 0 } as const;
      const always = { amount: 0, always: true };
      const asked = await requestApproval(ctxInTx, { ...decision, ...always, reason }, approval);
      if (asked) return { data: before, approval: asked };
    }
    const value = to === 'value' ? input.value : null;
    await ctxInTx.db
      .updateTable('settings')
      .set({
        ...{ state: to, value, reason, version: version + 1 },
        changed_by: getCurrentStaffUser(ctxInTx).userId,
        changed_at: ctxInTx.clock.now(),
      })
      .where('key', '=', key)
      .execute();
    const after = await readSetting(ctxInTx, key);
    const limit = toLimit(ctxInTx.startLimits, key, { state: to, value });
    ctxInTx.afterCommit(() => {
      ctx.limits[limitOfSetting[key]] = limit;
    });
    await recordAudit(ctxInTx, {
      action: 'setting.edit',
      target: { type: 'setting', id: key },
      before: { value: before.value, is_default: before.is_default },
      after: { value: after.value, is_default: after.is_default, approval },
      reason,
    });
    return { data: after, approval: null };
  });
