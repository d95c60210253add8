import { type Setting, type SettingKey, type SettingRule, settingKeys, settingRules } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { toSettingValue } from './setting-value.ts';

const readRows = ({ db }: Context) =>
  db
    .selectFrom('settings')
    .leftJoin('users', 'users.id', 'settings.changed_by')
    .selectAll('settings')
    .select(sql<string | null>`coalesce(users.fullname, users.email)`.as('changer'))
    .execute();
type Row = Awaited<ReturnType<typeof readRows>>[number];

const present = ({ startLimits }: Context, key: SettingKey, row: Row | undefined): Setting => {
  const { unit, min, max, needsColleague = false, canBeOff = false }: SettingRule = settingRules[key];
  const untouched = { state: 'default', value: null } as const;
  return {
    ...{ key, unit, min, max, can_be_off: canBeOff, needs_colleague: needsColleague },
    value: toSettingValue(startLimits, key, row ?? untouched),
    default: toSettingValue(startLimits, key, untouched),
    is_default: !row || row.state === 'default',
    version: row?.version ?? 0,
    changed_by: row?.changed_by ? { user_id: row.changed_by, name: row.changer ?? '' } : null,
    changed_at: row?.changed_at?.toISOString() ?? null,
    reason: row?.reason ?? null,
  };
};

/** Every setting in the order of the table. */
export const listSettings = async ({ ctx }: HandlerArgs<void>): Promise<Setting[]> => {
  const rows = new Map((await readRows(ctx)).map((row) => [row.key, row]));
  return settingKeys.map((key) => present(ctx, key, rows.get(key)));
};

/** One of them. */
export const readSetting = async (ctx: Context, key: SettingKey): Promise<Setting> => {
  const rows = await readRows(ctx);
  return present(
    ctx,
    key,
    rows.find((row) => row.key === key),
  );
};
