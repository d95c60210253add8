import type { endpoints, HandlerInput, SettingKey } from '@pasar/contract';
import { type Limits, limitOfSetting } from '../../../platform/limits.ts';
import type { Settings } from '../back-office.tables.ts';

export type SettingChange = HandlerInput<typeof endpoints.adminSettings.edit>['body'];

/** From this value on a limit limits nothing. */
const isOff = (limit: number) => limit >= Number.MAX_SAFE_INTEGER;

/** What a setting is as staff read it: null where it is off. */
export const toSettingValue = (
  startLimits: Readonly<Limits>,
  key: SettingKey,
  { state, value }: { state: 'value' | 'default' | 'off'; value: number | null },
): number | null => {
  if (state !== 'default') return state === 'off' ? null : value;
  const limit = startLimits[limitOfSetting[key]];
  return isOff(limit) ? null : limit;
};

/** What a row makes of its limit. */
export const toLimit = (
  startLimits: Readonly<Limits>,
  key: SettingKey,
  row: Pick<Settings, 'value'> & { state: 'value' | 'default' | 'off' },
): number => toSettingValue(startLimits, key, row) ?? Number.MAX_SAFE_INTEGER;
