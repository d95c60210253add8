import { adminMessages } from './admin-messages.ts';
import { appealResponseMessages } from './appeal-response-messages.ts';
import { chatResponseMessages } from './chat-response-messages.ts';
import { checkoutResponseMessages } from './checkout-response-messages.ts';
import { contentMessages } from './content-messages.ts';
import { developerMessages } from './developer-messages.ts';
import { fileResponseMessages } from './file-response-messages.ts';
import { importMessages } from './import-messages.ts';
import { memberMessages } from './member-messages.ts';
import { orderResponseMessages } from './order-response-messages.ts';
import { privacyResponseMessages } from './privacy-response-messages.ts';
import { productResponseMessages } from './product-response-messages.ts';
import { questionResponseMessages } from './question-response-messages.ts';
import { reportResponseMessages } from './report-response-messages.ts';
import { reviewResponseMessages } from './review-response-messages.ts';
import { savedViewMessages } from './saved-view-messages.ts';
import { securityResponseMessages } from './security-response-messages.ts';
import { serverMessages } from './server-messages.ts';
import { sessionMessages } from './session-messages.ts';
import { storeResponseMessages } from './store-response-messages.ts';
import { storefrontResponseMessages } from './storefront-response-messages.ts';
import { summaryMessages } from './summary-messages.ts';
import { ticketMessages } from './ticket-messages.ts';
import { voucherResponseMessages } from './voucher-response-messages.ts';
import { walletMessages } from './wallet-messages.ts';

/** Texts that only the server sends, in its responses; a browser never looks them up by their id. */
export const serverOnlyMessages = {
  ...adminMessages,
  ...appealResponseMessages,
  ...chatResponseMessages,
  ...checkoutResponseMessages,
  ...contentMessages,
  ...developerMessages,
  ...fileResponseMessages,
  ...importMessages,
  ...memberMessages,
  ...orderResponseMessages,
  ...privacyResponseMessages,
  ...productResponseMessages,
  ...questionResponseMessages,
  ...reportResponseMessages,
  ...reviewResponseMessages,
  ...savedViewMessages,
  ...securityResponseMessages,
  ...serverMessages,
  ...sessionMessages,
  ...storeResponseMessages,
  ...storefrontResponseMessages,
  ...summaryMessages,
  ...ticketMessages,
  ...voucherResponseMessages,
  ...walletMessages,
};
