import { defineListQuery, searchField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

/** `open` is the key of the setting beside the list. */
export const { read: readSettingsQuery, toPath: settingsPath } = defineListQuery(
  (query) => linkTo('back-office.settings', query),
  { open: searchField },
);
export type SettingsQuery = ReturnType<typeof readSettingsQuery>;
