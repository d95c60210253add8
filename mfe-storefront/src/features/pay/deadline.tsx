import { useTimes } from '@pasar/slice-kit';
import { Countdown } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import type { ServerTime } from '../../shared/countdown/index.ts';
import { useSecondsLeft } from '../../shared/countdown/use-seconds-left.ts';
import { withScripts } from '../../shared/with-scripts.ts';
import * as style from './pending-payment.styles.ts';

interface DeadlineProps {
  until: string;
  time: ServerTime;
  onEnd(): void;
}

/** Until when to pay, as a time and as the time that is left, both the server's (quality R20, A47). */
export const Deadline = ({ until, time, onEnd }: DeadlineProps) => {
  const { t } = useTranslation('storefront');
  const { dateTime } = useTimes();
  const secondsLeft = useSecondsLeft(until, time, onEnd);
  return (
    <div css={style.deadline}>
      <div>
        <p css={style.label}>{t('payment.before')}</p>
        <p css={style.time}>
          <time dateTime={until}>{dateTime(until)}</time>
        </p>
      </div>
      {/* Without scripts the countdown would not run. */}
      <div css={withScripts}>
        <Countdown secondsLeft={secondsLeft} label={t('payment.timeLeft')} />
      </div>
    </div>
  );
};
