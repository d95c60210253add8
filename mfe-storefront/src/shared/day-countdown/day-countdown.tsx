import { Countdown } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { type ServerTime, useSecondsLeft } from '../countdown/index.ts';

const day = 86_400;
/** From here on the clock runs; before, full days are clearer. */
const clockBelow = 2 * day;

interface EndsInProps {
  until: string;
  time: ServerTime;
  /** What comes then, e.g. `Berakhir dalam`. */
  label: string;
}

/**
 * Days, and in the last two of them the running clock. When it is over, the page requests the current
 * state.
 */
export const DayCountdown = ({ until, time, label }: EndsInProps) => {
  const { t } = useTranslation('storefront');
  const { revalidate } = useRevalidator();
  const left = useSecondsLeft(until, time, () => void revalidate());
  const days = Math.floor(left / day);
  return (
    <>
      <span aria-hidden={left < clockBelow || undefined}>{label}</span>{' '}
      {left < clockBelow ? (
        <Countdown secondsLeft={left} label={label} />
      ) : (
        <strong>{t('timeLeft.days', { count: days, n: days })}</strong>
      )}
    </>
  );
};
