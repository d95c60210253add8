export const allSignals = ['traces', 'metrics', 'logs'] as const;
export type Signal = (typeof allSignals)[number];

/** A number above 0 from the environment, for what the SDK does not read itself; undefined for none. */
export const readPositiveNumber = (name: string): number | undefined => {
  const value = Number(process.env[name]);
  return Number.isInteger(value) && value > 0 ? value : undefined;
};
