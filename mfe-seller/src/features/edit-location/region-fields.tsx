import { type Area, type Region, regionEndpoints } from '@pasar/contract';
import { type FormField, useApi, useReportFailure } from '@pasar/slice-kit';
import { chooseRegion, type RegionLevel, regionLevels, useRegionLists } from '@pasar/slice-kit/fields';
import { SelectField, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import type { LocationTexts } from './use-location-form.ts';

interface RegionFieldsProps {
  values: LocationTexts;
  field: (name: keyof LocationTexts) => FormField;
  set: (name: keyof LocationTexts, value: string) => void;
  /** The names of what is stored, until the lists are here. */
  names: Partial<Record<RegionLevel, string>>;
}

/** Province, city, sub-district, village and zip code, each out of the one above (SPEC 4). */
export const RegionFields = ({ values, field, set, names }: RegionFieldsProps) => {
  const { t } = useTranslation('seller');
  const api = useApi();
  const report = useReportFailure();
  const { province_id, city_id, sub_district_id, area_id } = values;
  const { listOf, retry } = useRegionLists<Region | Area>({
    chosen: { province_id, city_id, sub_district_id, area_id },
    read: async (level, parent) => {
      const id = parent as Region['id']; // the server's own, branded by the lists that they came from
      const calls = {
        province_id: () => api.call(regionEndpoints.provinces),
        city_id: () => api.call(regionEndpoints.cities, { query: { province_id: id } }),
        sub_district_id: () => api.call(regionEndpoints.subDistricts, { query: { city_id: id } }),
        area_id: () => api.call(regionEndpoints.areas, { query: { kecamatan_id: id } }),
      };
      return (await calls[level]()).data;
    },
    report: (failure) => report(failure, { section: t('location.regions') }),
  });

  const choose = (level: RegionLevel, id: string) => {
    const village = listOf(level).regions.find((region) => region.id === id);
    const zipcode = village && 'zipcode' in village ? village.zipcode : undefined;
    for (const [name, value] of Object.entries(chooseRegion(level, id))) set(name as RegionLevel, value);
    if (level !== 'area_id') set('zipcode', '');
    else if (zipcode) set('zipcode', zipcode);
  };

  /** What is stored stands there by its name before its list has come. */
  const optionsOf = (level: RegionLevel, regions: readonly (Region | Area)[]) => {
    const known = names[level];
    if (regions.length === 0 && known && values[level]) return [{ value: values[level], label: known }];
    return regions.map(({ id, name }) => ({ value: String(id), label: name }));
  };

  return (
    <>
      {regionLevels.map((level) => {
        const { regions, loading, locked } = listOf(level);
        const { onChange: _, error, ...bound } = field(level);
        return (
          <SelectField
            key={level}
            {...bound}
            label={t(`location.fields.${level}`)}
            placeholder={
              loading
                ? t('location.loading')
                : t(locked ? `location.first.${level}` : `location.choose.${level}`)
            }
            options={optionsOf(level, regions)}
            // A field that cannot be filled yet asks for nothing: the one above it does.
            error={locked ? undefined : error}
            disabled={locked}
            aria-busy={loading || undefined}
            onChange={(event) => choose(level, event.target.value)}
            onFocus={() => retry(level)}
            required
          />
        );
      })}
      <TextField
        {...field('zipcode')}
        label={t('location.fields.zipcode')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        required
      />
    </>
  );
};
