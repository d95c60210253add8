import * as v from 'valibot';
import { MediaId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { emptyOr, text } from './text.ts';
import { Terms } from './user.ts';

/** 10 to 200 letters, digits, spaces, periods, commas and slashes (SPEC 5). */
export const Address = text({
  min: [10, 'address.short'],
  max: [200, 'address.long'],
  signs: ['.,/', 'address.characters'],
});

/** Exactly 5 digits (SPEC 5). */
export const ZipCode = v.pipe(
  v.string(messageId('zip.invalid')),
  v.trim(),
  v.regex(/^[0-9]{5}$/, messageId('zip.invalid')),
);

/** The official code of one level: 2 digits, then 2, 2 and 4 more. */
const chosenRegion = (code: RegExp) =>
  v.pipe(
    v.string(messageId('field.required')),
    v.nonEmpty(messageId('field.required')),
    v.regex(code, messageId('field.invalid')),
    v.brand('RegionId'),
  );

/** Province, city, sub-district, village and zip code: the region of a store (SPEC 5). */
export const regionRules = {
  province_id: chosenRegion(/^\d{2}$/),
  city_id: chosenRegion(/^\d{2}\.\d{2}$/),
  sub_district_id: chosenRegion(/^\d{2}\.\d{2}\.\d{2}$/),
  area_id: chosenRegion(/^\d{2}\.\d{2}\.\d{2}\.\d{4}$/),
  zipcode: ZipCode,
};

/** A full address (SPEC 3 "Location"). */
export const locationRules = { address: Address, ...regionRules };

/** Step 2 of the buyer's onboarding, where the terms are agreed to. */
export const buyerLocationRules = { ...locationRules, terms: Terms };

/** Step 4 of the merchant's onboarding; without an address the store's own from step 3 counts. */
export const merchantLocationRules = { address: v.optional(Address), ...regionRules };

/** The name of a merchant's company: 5 to 200 characters, no slashes (SPEC 5 "Merchant company"). */
export const CompanyName = text({
  min: [5, 'company.name.short'],
  max: [200, 'company.name.long'],
  signs: ['.,', 'company.plain-characters'],
});

const degrees = (limit: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.number(messageId('field.invalid')),
        v.minValue(-limit, messageId('field.invalid')),
        v.maxValue(limit, messageId('field.invalid')),
      ),
    ),
  );

/** The place a store sends from (SPEC 3 "Seller location"); the company's name stays empty for an individual. */
export const storeLocationRules = {
  company_picture: v.optional(v.nullable(MediaId)),
  company_name: v.optional(emptyOr(CompanyName), ''),
  ...locationRules,
  latitude: degrees(90),
  longitude: degrees(180),
};
