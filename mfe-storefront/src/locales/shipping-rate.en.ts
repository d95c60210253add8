import type { shippingRate as indonesian } from './shipping-rate.id.ts';

export const shippingRate: typeof indonesian = {
  free: 'Free',
  before: 'Full fare',
  tooHeavy: '{{service}} takes parcels up to {{kg}} kg.',
  tooLight: '{{service}} takes parcels from {{kg}} kg.',
};
