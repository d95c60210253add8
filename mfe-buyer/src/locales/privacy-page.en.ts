import type * as id from './privacy-page.id.ts';

export const privacy: typeof id.privacy = {
  lead: 'Get a copy of your data, or delete your account.',
  export: {
    title: 'A copy of your data',
    text: 'One ZIP file with everything we hold about you: profile, addresses, orders, reviews, chats, balance, photos and the data of your store. Data of other people is left out.',
    ask: 'Request a copy',
    waiting: 'Your copy is being prepared, within an hour. We email you when it is ready.',
    ready: 'Your copy is ready, {{size}} MB. You can download it until {{until}}.',
    download: 'Download the copy',
    failed: 'The last copy could not be made. Request it again.',
    next: 'You can request the next copy from {{at}}.',
  },
  deletion: {
    title: 'Delete your account',
    text: 'Your profile, addresses, lists and devices are deleted. Your reviews and messages stay under “Pengguna dihapus”. Records of orders and money stay sealed for 10 years, as tax law wants.',
    remaining: 'Finish this before your account can be deleted',
    ask: 'Delete the account',
    confirm: {
      title: 'Delete your account?',
      text: 'It will be deleted in 14 days. Until then you can cancel it here. After that it cannot be restored.',
      no: 'Cancel',
      yes: 'Yes, delete the account',
    },
    scheduled: 'Your account will be deleted on {{at}}',
    scheduledText: 'You can use it as before until then.',
    cancel: 'Cancel the deletion',
    what: {
      orders: '{{count}} orders are not finished',
      complaints: '{{count}} complaints are not finished',
      withdrawals: '{{count}} withdrawals are on their way',
      balance: 'Your Pasar balance is still {{amount}}',
      store_orders: '{{count}} orders of your store are not finished',
      store_complaints: '{{count}} complaints of your store are not finished',
      store_withdrawals: '{{count}} withdrawals of your store are on their way',
      store_balance: 'The balance of your store is still {{amount}}',
      staff: 'Your account belongs to the Pasar team. Ask a colleague to take its roles back.',
    },
  },
};
