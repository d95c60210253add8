import { Countdown } from '@pasar/ui';
import { useRevalidator } from 'react-router';
import type { ServerTime } from './server-now.ts';
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
