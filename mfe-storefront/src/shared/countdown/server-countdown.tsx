import type { ServerTime } from '@pasar/slice-kit/fields';
import { Countdown } from '@pasar/ui';
import { useRevalidator } from 'react-router';
import { useSecondsLeft } from './use-seconds-left.ts';

/** The time left until a server time. When it is over, the page requests the current state. */
export const ServerCountdown = ({
  until,
  time,
  label,
}: {
  until: string;
  time: ServerTime;
  label: string;
}) => {
  const { revalidate } = useRevalidator();
  const secondsLeft = useSecondsLeft(until, time, () => void revalidate());
  return <Countdown secondsLeft={secondsLeft} label={label} />;
};
