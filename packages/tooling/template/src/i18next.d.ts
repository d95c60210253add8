import type { messages } from './locales/id.ts';

// Texts by key: a key that the tables do not have fails the type check.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: '__SLICE__';
    resources: Record<'__SLICE__', typeof messages>;
  }
}
