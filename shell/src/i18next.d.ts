import type { messages } from './messages/locales/id.ts';

/** Of slices that are not known before they are here. */
type Unknown = Record<string, string>;

// Texts of the frame by key: a key that its table does not have fails the type check. What a page says of itself
// stands in its slice, whose own type check reads it.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'storefront';
    resources: {
      shell: typeof messages;
      storefront: Unknown;
      buyer: Unknown;
      seller: Unknown;
      auth: Unknown;
    };
  }
}
