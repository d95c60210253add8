import type * as indonesian from './setting-names.id.ts';

/** What each setting is called, and what it does. */
export const settingNames: typeof indonesian.settingNames = {
  two_person_limit: {
    name: "One person's money limit",
    text: 'One staff user may move this much to one beneficiary within 24 hours. Above it a colleague approves first.',
  },
  payout_auto_max: {
    name: 'Withdrawals without approval',
    text: 'Withdrawals up to this amount are approved at once. With 0, staff check every withdrawal.',
  },
  report_hours: {
    name: 'Time to decide a report',
    text: 'Reports are to be decided within this time. The queue sorts them by it.',
  },
  report_urgent_from: {
    name: 'Reports that make it urgent',
    text: 'With this many open reports on the same thing, they are urgent.',
  },
  report_urgent_hours: {
    name: 'Time to decide an urgent report',
    text: 'Urgent reports are to be decided within this time.',
  },
  reports_per_day: {
    name: 'Reports per person',
    text: 'One person may send this many reports within 24 hours.',
  },
  requests_per_user: {
    name: 'Requests per user per minute',
    text: 'Above it, a logged-in user has to wait a moment.',
  },
  requests_per_address: {
    name: 'Requests per network address per minute',
    text: 'For visitors who are not logged in. Raise it when many people share one address, such as an office.',
  },
  codes_per_address: {
    name: 'Codes per network address per hour',
    text: 'Verification codes and registrations from one network address, over all accounts.',
  },
  uploads_per_address: {
    name: 'Uploads per network address per minute',
    text: 'Files that may be uploaded from one network address, over all accounts.',
  },
};
