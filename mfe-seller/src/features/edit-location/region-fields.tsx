import { type Area, digitFormats, type Region } from '@pasar/contract';
import type { FieldProps } from '@pasar/slice-kit';
import { type RegionLevel, regionLevels, useRegionCascade } from '@pasar/slice-kit/fields';
import { DigitsField, SelectField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import type { LocationFormValues } from './use-location-form.ts';

interface RegionFieldsProps {
  values: LocationFormValues;
  field: (name: keyof LocationFormValues) => FieldProps;
  set: (name: keyof LocationFormValues, value: string) => void;
  /** The names of what is stored, until the lists are here. */
  names: Partial<Record<RegionLevel, string>>;
}

/** Province, city, sub-district, village and zip code, each out of the one above (SPEC 4). */
export const RegionFields = ({ values, field, set, names }: RegionFieldsProps) => {
  const { t } = useTranslation('seller');
  const { province_id, city_id, sub_district_id, area_id } = values;
  const { listOf, retry, choose } = useRegionCascade({
    chosen: { province_id, city_id, sub_district_id, area_id },
    section: t('location.regions'),
    set,
  });

  /** The stored name is shown before its list has loaded. */
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
            // A field that cannot be filled yet shows no error: the one above it does.
            error={locked ? undefined : error}
            disabled={locked}
            aria-busy={loading || undefined}
            onChange={(event) => choose(level, event.target.value)}
            onFocus={() => retry(level)}
            required
          />
        );
      })}
      <DigitsField
        {...field('zipcode')}
        onValue={(zipcode) => set('zipcode', zipcode)}
        format={digitFormats.zip}
        label={t('location.fields.zipcode')}
        autoComplete="postal-code"
        required
      />
    </>
  );
};
