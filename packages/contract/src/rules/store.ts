import * as v from 'valibot';
import { messageId } from '../messages/message-id.ts';
import { Address } from './location.ts';
import { text } from './text.ts';

/** 5 to 100 letters, digits, spaces, periods, commas and slashes (SPEC 5). */
export const StoreName = text({
  min: [5, 'store.name.short'],
  max: [100, 'store.name.long'],
  signs: ['.,/', 'company.slashed-characters'],
});

/** What a store tells about itself; may be empty. */
export const StoreDescription = v.pipe(
  v.string(messageId('field.required')),
  v.maxLength(2000, messageId('store.description.long')),
);

/** Step 3 of the merchant's setup (SPEC 3 "Store"). */
export const storeRules = { store_name: StoreName, store_address: Address };
