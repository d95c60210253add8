import type { chatSettings as id } from './chat-settings-page.id.ts';

export const chatSettings: typeof id = {
  lead: 'Choose when your store answers chats, what is sent automatically, and which replies are ready to use.',
  hours: 'Chat hours',
  hoursText:
    'Your reply time counts within these hours only. Outside them, buyers receive the away message. All times are Jakarta time.',
  always: 'Always open',
  open: 'Open at certain hours',
  days: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  from: '{{day}}, opens at',
  to: '{{day}}, closes at',
  automatic: 'Automatic replies',
  automaticText:
    'Each is sent to a buyer once within 24 hours and marked as automatic. It does not count as your reply.',
  greeting: 'Greeting',
  greetingHint: 'Sent when a buyer writes within your hours. Leave it empty if you do not need it.',
  away: 'Away message',
  awayHint: 'Sent outside your hours and during a holiday. Leave it empty if you do not need it.',
  templates: 'Reply templates ({{n}} of {{max}})',
  templatesText: 'Choose a template while writing, then send it as it is or change it first.',
  template: 'Template {{n}}',
  remove: 'Delete template {{n}}',
  add: 'Add template',
  save: 'Save',
};
