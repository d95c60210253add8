import type { id } from './saved-view-messages.id.ts';

export const en: typeof id = {
  title: 'Saved views',
  close: 'Close saved views',
  none: 'No saved views yet. Filter the list, then save it here.',
  list: 'Saved views',
  shared: 'Shared',
  byColleague: 'From a colleague',
  remove: (name) => `Delete view ${name}`,
  removed: (name) => `View ${name} deleted`,
  saved: (name) => `View ${name} saved`,
  filterFirst: 'Filter the list first to save a new view.',
  name: 'Save the current filters as',
  nameHint: 'At most 40 characters. The same name is replaced.',
  need: 'Name this view',
  share: 'Share with all staff',
  save: 'Save view',
};
