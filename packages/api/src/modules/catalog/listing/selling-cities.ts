import type { RegionId } from '@pasar/contract';
import type { HandlerArgs } from '../../../platform/context.ts';
import { readCityLabels } from '../../regions/index.ts';

/** Cities from which something is sold, the ones with most products first. */
export const sellingCities = async ({ ctx }: HandlerArgs<void>) => {
  const [cities, cityLabel] = await Promise.all([
    ctx.db
      .selectFrom('product_listings')
      .select((e) => ['city_id', e.fn.countAll<number>().as('total')])
      .where('city_id', 'is not', null)
      .groupBy('city_id')
      .orderBy('total', 'desc')
      .orderBy('city_id')
      .execute(),
    readCityLabels(),
  ]);
  return cities.map(({ city_id, total }) => ({ id: city_id as RegionId, name: cityLabel(city_id), total }));
};
