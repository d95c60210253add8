import type * as companyPage from './locales/company-page.id.ts';
import type * as documentsPage from './locales/documents-page.id.ts';
import type { messages } from './locales/id.ts';
import type * as invoicePage from './locales/invoice-page.id.ts';
import type * as overviewPage from './locales/overview-page.id.ts';
import type * as privacyPage from './locales/privacy-page.id.ts';
import type * as reviewsPage from './locales/reviews-page.id.ts';
import type * as securityPage from './locales/security-page.id.ts';
import type * as ticketsPage from './locales/tickets-page.id.ts';

// Texts by key: a key that the tables do not have fails the type check.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'buyer';
    resources: {
      buyer: typeof messages &
        typeof companyPage &
        typeof documentsPage &
        typeof invoicePage &
        typeof overviewPage &
        typeof reviewsPage &
        typeof privacyPage &
        typeof securityPage &
        typeof ticketsPage;
    };
  }
}
