import type { OpsIncident } from '@pasar/contract';
import { incidentMessages } from '../messages/incident-messages.ts';
import { useLanguage } from '../messages/language.ts';
import { plotStyle } from './incident-card.styles.ts';

const hour = 3_600_000;
const bars = 48;

/** The events of the last two days, by the hour; the most of an hour is in the text for everybody. */
export const IncidentPlot = ({ points, now }: Pick<OpsIncident, 'points'> & { now: number }) => {
  const { locale } = useLanguage();
  const begin = Math.floor(now / hour) * hour - (bars - 1) * hour;
  const shown = points.filter(({ at }) => at >= begin);
  const most = Math.max(1, ...shown.map(({ events }) => events));
  const label = incidentMessages[locale].perHour(new Intl.NumberFormat(locale).format(most));
  return (
    <svg
      css={plotStyle}
      viewBox={`0 0 ${bars * 4} 64`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {shown.map(({ at, events }) => {
        const height = Math.max(2, (events / most) * 64);
        return <rect key={at} x={((at - begin) / hour) * 4} y={64 - height} width={3} height={height} />;
      })}
    </svg>
  );
};
