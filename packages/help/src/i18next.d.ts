import type * as contactPage from './locales/contact-page.id.ts';
import type { messages } from './locales/id.ts';
import type * as privacyPage from './locales/privacy-page.id.ts';

// Texts by key: a key that the tables do not have fails the type check.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'help';
    resources: { help: typeof messages & typeof contactPage & typeof privacyPage };
  }
}
