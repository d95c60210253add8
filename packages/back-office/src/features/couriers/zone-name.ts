const names = [
  'couriers.zone.city',
  'couriers.zone.province',
  'couriers.zone.island',
  'couriers.zone.near',
  'couriers.zone.middle',
  'couriers.zone.far',
] as const;

/** The message that names a zone, from the same city to the farthest. */
export const toZoneName = (zone: number): (typeof names)[number] => names[zone] ?? 'couriers.zone.far';
