import { Phone } from './phone.ts';
import { text } from './text.ts';

/** The sender on a parcel, when a buyer sells on (SPEC 5 "Checkout dropship", domain 3.8). */
export const dropshipRules = {
  dropship_name: text({
    required: 'dropship.name.required',
    min: [2, 'dropship.name.length'],
    max: [100, 'dropship.name.length'],
    signs: ['.,', 'dropship.name.characters'],
  }),
  dropship_phone: Phone,
};
