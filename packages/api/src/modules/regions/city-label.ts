import { levels } from './region-data.ts';
import { shortCityName } from './region-names.ts';

/** Gives the short name of a city by its id; the empty text for null and for an id that is no city. */
export const readCityLabels = async (): Promise<(cityId: string | null) => string> => {
  const { byId } = await levels.cities();
  return (cityId) => shortCityName((cityId && byId.get(cityId)?.name) || '');
};
