import type * as id from './privacy-page.id.ts';

export const privacy: typeof id.privacy = {
  title: 'Privacy',
  description: 'What Pasar stores, why, who sees it and for how long.',
  lead: 'What we store, what it is for, and until when.',
  sections: {
    given: {
      title: 'What you give us',
      text: 'Account: email, username, full name, phone number, gender and date of birth. Your password is stored only in a scrambled form that cannot be read back. Of a passkey we keep the public key; your fingerprint or face never leaves your device.\nBuying: shipping addresses, cart, wishlist, stores you follow, orders, reviews, complaints with their photos, and chats with stores.\nSelling: store and company details, bank account, and identity and business documents for verification.',
    },
    collected: {
      title: 'What is recorded when you use the site',
      text: 'Each session is recorded with its time, browser and network address, so that you can spot a device that is not yours. Security events, such as a changed password or a failed login, are recorded too.\nFor signed-in accounts we store the last {{viewed}} products viewed. Reports of page errors are stored without emails, tokens and long numbers.',
    },
    browser: {
      title: 'What is stored in your browser',
      text: 'This site loads no ads, trackers or files from anybody else.',
    },
    seen: {
      title: 'Who sees your data',
      text: 'Sellers see the name and address of the recipient of their orders; the phone number is masked. Couriers get what they need to deliver.\nThe payment provider gets the order code and the amount. If you log in with another account, its provider knows that you logged in here. A mail server passes our emails on to you.\nOnly you and the Pasar team who verify them can see identity documents. You can hide your name in reviews. We do not sell data.',
    },
    kept: {
      title: 'How long',
      text: 'Verification codes and unfinished registrations: a day after they expire. Sessions: 30 days after they end. Security events: a year. Error reports: 30 days. Imported spreadsheets: 30 days after they finish. Chats: texts 24 months, photos 12 months. Images of buyers’ identity documents: 30 days after the check; sellers’ KTP and selfie: 90 days after approval, 30 days after rejection; business documents: 10 years after the last sale.\nA copy of your data that you request: 72 hours. Account data is kept as long as your account exists, and deleted {{days}} days after you request it. Your reviews and messages stay under “Pengguna dihapus”.\nOrders, invoices and money records are kept as long as this market runs, for accounting and disputes. Of a deleted account, orders keep only the name and the city of the recipient; the rest stays sealed for {{years}} years by tax law and is then deleted. Invoices cannot be changed.',
    },
    choices: {
      title: 'Your choices',
      text: 'Change your details and addresses in your account. Log out other devices on the security page. Clear your searches in the search box; logging out clears them too.\nRequest a copy of all your data once a day, or delete your account, on the privacy page of your account.',
      link: 'Open the privacy page of my account',
    },
  },
  storage: {
    caption: 'Cookies and browser storage',
    name: 'Name',
    use: 'What for',
    time: 'How long',
    rows: {
      token: { use: 'Keeps you logged in', time: '1 day, or 2 days with “Remember me”' },
      device: {
        use: 'Recognizes a browser that you have logged in with',
        time: '180 days from your last login',
      },
      visitor: { use: 'A random key that keeps your version of the pages steady', time: '180 days' },
      reset: { use: 'Lets you set a new password once', time: '10 minutes' },
      user: { use: 'Your name and profile for the pages', time: 'Until you log out' },
      drafts: { use: 'Form input that was not sent yet', time: 'Until it is sent or you log out' },
      searches: { use: 'Your last 6 searches', time: 'Until cleared or you log out' },
      viewed: { use: 'Products viewed before you log in', time: 'Until you clear browser data' },
      shipTo: { use: 'The last city for shipping estimates', time: 'Until you clear browser data' },
      method: { use: 'Your last payment method', time: 'Until you clear browser data' },
    },
  },
};
