import { ListFilter } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { chipRowStyle } from '../../shared/chip-link/chip-link.styles.ts';
import { ChipLink } from '../../shared/chip-link/chip-link.tsx';
import * as style from './range-bar.styles.ts';
import { type Days, findPreset, pathForDays, presetDays, presetNames, summaryPath } from './summary-range.ts';

interface RangeBarProps {
  /** The days that are shown, and those that they are compared with. */
  days: Days;
  compare: Days;
  today: string;
}

/** Which days: the usual ranges at one press, any other by its two days. Works before any script runs. */
export const RangeBar = ({ days, compare, today }: RangeBarProps) => {
  const { t } = useTranslation('seller');
  const { date } = useFormat();
  const chosen = findPreset(days, today);
  const between = ({ date_start, date_end }: Days) =>
    date_start === date_end
      ? date(date_start)
      : t('overview.between', { from: date(date_start), until: date(date_end) });
  return (
    <div css={style.bar}>
      <ListFilter
        label={t('overview.range')}
        dates={days}
        datesOpen={chosen === undefined}
        active={false}
        pathFor={pathForDays}
      >
        <ul css={[chipRowStyle, style.presets]}>
          {presetNames.map((preset) => (
            <li key={preset}>
              <ChipLink to={summaryPath(presetDays(preset, today))} chosen={preset === chosen}>
                {t(`overview.preset.${preset}`)}
              </ChipLink>
            </li>
          ))}
        </ul>
      </ListFilter>
      <p css={style.textBlock}>
        <strong>{between(days)}</strong> {t('overview.comparedWith', { days: between(compare) })}
      </p>
    </div>
  );
};
