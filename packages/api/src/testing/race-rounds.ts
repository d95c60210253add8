/**
 * How often a race is run: a few times in each run of the tests, 200 times by `npm run test:payment-races` (trade V2). On
 * one session nothing races.
 */
export const raceRounds = (few: number): number => (process.env.PASAR_RACES === 'full' ? 200 : few);

/** Milliseconds for the rounds of a race. */
export const raceTimeout = process.env.PASAR_RACES === 'full' ? 900_000 : 30_000;
