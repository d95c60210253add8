import type { messages } from './messages/locales/id.ts';

/** Of slices that are not known before they are here. */
type Unknown = Record<string, string>;

// Messages of the layout by key: a key that its table does not have fails the type check. A page's own
// messages are in its slice, whose type check covers them.
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
