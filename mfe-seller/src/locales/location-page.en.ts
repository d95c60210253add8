import type { location as indonesian } from './location-page.id.ts';

export { store, summary } from './store-page.en.ts';

export const location: typeof indonesian = {
  title: 'Store location',
  lead: 'Shipping costs and arrival times are calculated from here.',
  company: 'Business',
  image: 'Photo of the place (optional)',
  companyName: 'Company name',
  place: 'Where parcels ship from',
  address: 'Full address',
  addressHint: 'Street, number, RT and RW. 10 to 200 characters.',
  regions: 'Regions',
  loading: 'Loading',
  shippingRates: 'Open checkouts get new shipping costs after you change city.',
  fields: {
    province_id: 'Province',
    city_id: 'City or regency',
    sub_district_id: 'Sub-district',
    area_id: 'Village',
    zipcode: 'Zip code',
  },
  choose: {
    province_id: 'Choose a province',
    city_id: 'Choose a city or regency',
    sub_district_id: 'Choose a sub-district',
    area_id: 'Choose a village',
  },
  first: {
    province_id: 'Choose a province',
    city_id: 'Choose a province first',
    sub_district_id: 'Choose a city first',
    area_id: 'Choose a sub-district first',
  },
};
