export interface TimeParts {
  /** The id of its message: `time.days`, `time.hours`, … */
  unit: 'days' | 'hours' | 'minutes' | 'over';
  first: number;
  second: number;
}

/** Seconds as the two largest units that matter: 2 days 3 hours, 3 hours 10 minutes, 9 minutes 5 seconds. */
export const toTimeParts = (seconds: number): TimeParts => {
  if (seconds <= 0) return { unit: 'over', first: 0, second: 0 };
  const [days, hours, minutes] = [86_400, 3_600, 60].map((unit) => Math.floor(seconds / unit)) as [
    number,
    number,
    number,
  ];
  if (days > 0) return { unit: 'days', first: days, second: hours % 24 };
  if (hours > 0) return { unit: 'hours', first: hours, second: minutes % 60 };
  return { unit: 'minutes', first: minutes, second: seconds % 60 };
};
