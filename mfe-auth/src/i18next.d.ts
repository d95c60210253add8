import type { messages } from './locales/id.ts';

// Texts by key: a key that the tables do not have fails the type check.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'auth';
    resources: { auth: typeof messages };
  }
}
