import type * as id from './privacy-page.id.ts';

export const privacy: typeof id.privacy = {
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
      shipTo: { use: 'The last city for shipping estimates', time: '180 days' },
      method: { use: 'Your last payment method', time: 'Until you clear browser data' },
    },
  },
};
