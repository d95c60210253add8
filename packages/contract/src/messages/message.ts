import { serverOnlyMessages } from '#server-only-messages';
import type { Locale } from '../locale.ts';
import { productMessages } from '../product/messages.ts';
import { accountMessages } from './account-messages.ts';
import { businessMessages } from './business-messages.ts';
import { checkoutMessages } from './checkout-messages.ts';
import { codeMessages } from './code-messages.ts';
import { errorMessages } from './error-messages.ts';
import { fileMessages } from './file-messages.ts';
import { fillText } from './fill-text.ts';
import { inputMessages } from './input-messages.ts';
import { orderMessages } from './order-messages.ts';
import { pendingActionMessages } from './pending-action-messages.ts';
import { resultMessages } from './result-messages.ts';
import { reviewMessages } from './review-messages.ts';
import { securityMessages } from './security-messages.ts';
import { shippingMessages } from './shipping-messages.ts';
import { storeMessages } from './store-messages.ts';
import { storefrontMessages } from './storefront-messages.ts';
import { userMessages } from './user-messages.ts';
import { voucherMessages } from './voucher-messages.ts';

/**
 * Every text that the specification fixes, and its counterpart in the other language. Browsers receive server-only
 * texts in responses, not in this table.
 */
export const messages = {
  ...accountMessages,
  ...businessMessages,
  ...codeMessages,
  ...errorMessages,
  ...fileMessages,
  ...inputMessages,
  ...orderMessages,
  ...resultMessages,
  ...pendingActionMessages,
  ...userMessages,
  ...reviewMessages,
  ...productMessages,
  ...securityMessages,
  ...serverOnlyMessages,
  ...shippingMessages,
  ...storeMessages,
  ...checkoutMessages,
  ...voucherMessages,
  ...storefrontMessages,
} satisfies Record<string, Record<Locale, string>>;
export type MessageId = keyof typeof messages;

/** Whether a text is an entry of the table. */
export const isMessageId = (text: string): text is MessageId => Object.hasOwn(messages, text);

/** The text of a message, with `{name}` places filled from `args`. */
export const message = (id: MessageId, locale: Locale, args?: Record<string, string | number>): string =>
  fillText(messages[id][locale], args);
