import { settingKeys } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { limitOfSetting } from '../../../platform/limits.ts';
import { toLimit } from './setting-value.ts';

const untouched = { state: 'default', value: null } as const;

/** Puts in force in this process what staff have set, also at another server. */
export const readSettings = async ({
  db,
  limits,
  startLimits,
}: Pick<Context, 'db' | 'limits' | 'startLimits'>): Promise<void> => {
  const rows = await db.selectFrom('settings').select(['key', 'state', 'value']).execute();
  const known = new Map(rows.map((row) => [row.key, row]));
  for (const key of settingKeys) {
    limits[limitOfSetting[key]] = toLimit(startLimits, key, known.get(key) ?? untouched);
  }
};
