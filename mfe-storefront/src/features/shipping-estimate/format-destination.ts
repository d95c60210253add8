import type { ShippingEstimate } from '@pasar/contract';

/** `Coblong, Kota Bandung`, or the city alone where no village was named. */
export const formatDestination = ({ destination: { sub_district, city } }: ShippingEstimate): string =>
  sub_district ? `${sub_district}, ${city}` : city;

/** When the first of all couriers could be there. */
export const findEarliestArrival = ({ couriers }: ShippingEstimate) =>
  couriers
    .flatMap(({ services }) => services)
    .map(({ etd_date }) => etd_date)
    .sort((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to))[0];
