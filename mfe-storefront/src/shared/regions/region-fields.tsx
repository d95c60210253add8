import type { AddressEntry, Area, Region } from '@pasar/contract';
import { type RegionLevel, regionLevels, type SelectedRegions, selectRegion } from '@pasar/slice-kit/fields';
import { useTranslation } from 'react-i18next';
import { RegionField } from './region-field.tsx';
import { useRegions } from './use-regions.ts';

type Names = Partial<Record<RegionLevel, string>>;

/** The names that an entry already carries, until the lists are here. */
export const getRegionNames = (entry: AddressEntry | undefined): Names =>
  entry
    ? {
        province_id: entry.province,
        city_id: entry.city,
        sub_district_id: entry.sub_district,
        area_id: entry.area,
      }
    : {};

const zipcodeOf = (village: Region | Area) =>
  'zipcode' in village && village.zipcode ? { zipcode: village.zipcode } : {};

interface RegionFieldsProps {
  chosen: SelectedRegions;
  /** The lowest level to select. Default: the village. */
  downTo?: RegionLevel;
  names: Names;
  errors: Partial<Record<string, string>>;
  /** The new selection, with everything below it cleared, and the zip code where it is known. */
  onChoose(change: Partial<SelectedRegions> & { zipcode?: string }): void;
  onLeave(level: RegionLevel): void;
}

/** Province, city, sub-district and village, each out of the one above (SPEC 4). */
export const RegionFields = ({
  chosen,
  downTo = 'area_id',
  names,
  errors,
  onChoose,
  onLeave,
}: RegionFieldsProps) => {
  const { t } = useTranslation('storefront');
  const asked = regionLevels.slice(0, regionLevels.indexOf(downTo) + 1);
  const { listOf, retry } = useRegions(chosen, asked);
  return asked.map((level) => {
    const { regions, loading, locked } = listOf(level);
    const isVillage = level === 'area_id';
    return (
      <RegionField
        key={level}
        name={level}
        label={t(`addressBook.fields.${level}`)}
        locked={locked ? t(`addressBook.region.${level}First`) : undefined}
        options={regions}
        loading={loading}
        value={chosen[level]}
        chosenName={names[level]}
        // A field that cannot be filled yet shows no error: the one above it does.
        error={locked ? undefined : errors[level]}
        onChoose={(region) =>
          onChoose({
            ...selectRegion(level, region.id),
            ...(isVillage ? zipcodeOf(region) : { zipcode: '' }),
          })
        }
        onEnter={() => retry(level)}
        onLeave={() => onLeave(level)}
      />
    );
  });
};
