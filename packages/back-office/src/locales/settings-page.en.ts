import type * as indonesian from './settings-page.id.ts';

export { settingNames } from './setting-names.en.ts';

export const settings: typeof indonesian.settings = {
  lead: 'Changes count in the whole market within 5 seconds and are on record.',
  name: 'Setting',
  value: 'Value',
  default: 'Default',
  changedBy: 'Changed by',
  changedAt: 'Changed at',
  never: 'Never',
  reason: 'Reason',
  range: 'Range',
  rangeOf: '{{min}} to {{max}}',
  off: 'Switched off',
  hours_one: '{{count}} hour',
  hours_other: '{{count}} hours',
  colleague: 'A change counts once another admin approves it.',
  offNotice: 'Switched off: one person alone may move any sum.',
  history: 'See its history',
  edit: {
    button: 'Change',
    title: 'Change {{name}}',
    text: 'Range: {{range}}.',
    yes: 'Save',
    hours: 'Hours',
  },
  reset: {
    button: 'Back to default',
    title: 'Set {{name}} back to its default?',
    text: 'It becomes {{value}}.',
    yes: 'Set back',
  },
  switchOff: {
    button: 'Switch off',
    title: 'Switch off approval by a colleague?',
    text: 'One person alone may then move any sum. Home shows it while it is off. If there is another admin, they approve first.',
    yes: 'Switch off',
  },
};
