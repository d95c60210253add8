import * as v from 'valibot';
import { messageId } from '../messages/message-id.ts';
import { Day } from '../schemas/wire-id.ts';
import { Address } from './location.ts';
import { text } from './text.ts';

/** 5 to 100 letters, digits, spaces, periods, commas and slashes (SPEC 5). */
export const StoreName = text({
  min: [5, 'store.name.short'],
  max: [100, 'store.name.long'],
  signs: ['.,/', 'company.slashed-characters'],
});

/** A store's description; may be empty. */
export const StoreDescription = v.pipe(
  v.string(messageId('field.required')),
  v.maxLength(2000, messageId('store.description.long')),
);

/** Step 3 of the merchant's onboarding (SPEC 3 "Store"). */
export const storeRules = { store_name: StoreName, store_address: Address };

/** The couriers of the marketplace (domain 3.7). */
export const courierCodes = ['jne', 'jnt', 'sicepat'] as const;

/** What they are called, in both languages. */
export const courierNames = {
  jne: 'JNE',
  jnt: 'J&T Express',
  sicepat: 'SiCepat',
} as const satisfies Record<(typeof courierCodes)[number], string>;

/** The couriers that a store works with: at least one, each once. */
export const StoreCouriers = v.pipe(
  v.array(v.picklist(courierCodes, messageId('field.invalid')), messageId('store.couriers.required')),
  v.minLength(1, messageId('store.couriers.required')),
  v.transform((codes) => courierCodes.filter((code) => codes.includes(code))),
);

/** The days on which a store does not sell, both included; null for none, absent to leave them as they are. */
export const holidayRules = {
  holiday_from: v.optional(v.nullable(Day)),
  holiday_to: v.optional(v.nullable(Day)),
};

interface Holiday {
  holiday_from?: string | null | undefined;
  holiday_to?: string | null | undefined;
}

const isDay = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A holiday has a first day, and its last day is not before it; checked even while another field is wrong. */
export const holidayInOrder = <T extends Holiday>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    const fields = dataset.value as Holiday | null;
    if (typeof fields !== 'object' || fields === null) return;
    const { holiday_from: from, holiday_to: to } = fields;
    if (!isDay(to) || (isDay(from) && from <= to)) return;
    const key = isDay(from) ? 'holiday_to' : 'holiday_from';
    addIssue({
      message: messageId(isDay(from) ? 'store.holiday.order' : 'store.holiday.first-day'),
      path: [{ type: 'object', origin: 'value', input: { ...fields }, key, value: fields[key] }],
    });
  });
