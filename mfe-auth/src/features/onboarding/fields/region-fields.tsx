import { digitFormats, type Region } from '@pasar/contract';
import { regionLevels, useRegionCascade } from '@pasar/slice-kit/fields';
import { DigitsField, SelectField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from '../onboarding.styles.ts';
import type { StepProps } from '../step-props.ts';

/** Province, city, sub-district, village and zip code, each out of the one above (SPEC 4, 5). */
export const RegionFields = ({ form, lists }: Pick<StepProps, 'form' | 'lists'>) => {
  const { t } = useTranslation('auth');
  const { values, field, set } = form;
  const { province_id = '', city_id = '', sub_district_id = '', area_id = '' } = values;
  const { listOf, retry, choose } = useRegionCascade({
    chosen: { province_id, city_id, sub_district_id, area_id },
    provinces: lists.provinces as readonly Region[] | undefined, // the server's own, branded by the loader's call
    section: t('setup.regions'),
    set,
  });
  return (
    <div css={style.columns}>
      {regionLevels.map((level) => {
        const { regions, loading, locked } = listOf(level);
        const { onChange: _, error, ...bound } = field(level);
        return (
          <SelectField
            key={level}
            {...bound}
            label={t(`setup.fields.${level}`)}
            placeholder={
              loading ? t('setup.loading') : t(locked ? `setup.first.${level}` : `setup.choose.${level}`)
            }
            options={regions.map(({ id, name }) => ({ value: id, label: name }))}
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
        label={t('setup.fields.zipcode')}
        autoComplete="postal-code"
        required
      />
    </div>
  );
};
