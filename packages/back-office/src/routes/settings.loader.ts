import { adminSettingEndpoints } from '@pasar/contract';
import { toSectionResult } from '@pasar/dashboard';
import { readSettingsQuery } from '../features/edit-settings/settings-query.ts';
import { staffLoader } from '../shared/staff/staff-loader.ts';

export const settingsLoader = staffLoader(adminSettingEndpoints.list.staff, async ({ api, signal, url }) => {
  const query = readSettingsQuery(url.searchParams);
  const list = await toSectionResult(api.call(adminSettingEndpoints.list, {}, { signal }));
  return { query, list };
});
