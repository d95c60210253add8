import type * as homePage from './locales/home-page.id.ts';
import type { messages } from './locales/id.ts';

// Texts by key: a key that the tables do not have fails the type check.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'back-office';
    resources: {
      'back-office': typeof messages & typeof homePage;
    };
  }
}
