/** What a market is for: releases are watched in staging before production gets the same bytes (platform F43, F44). */
export const environments = ['staging', 'production'] as const;
export type Environment = (typeof environments)[number];

/** The environment that a setting names; undefined for none. Throws Error with one sentence for another text. */
export const parseEnvironment = (text: string | undefined): Environment | undefined => {
  const found = environments.find((name) => name === text);
  if (found || !text) return found;
  throw new Error(`PASAR_ENVIRONMENT must be ${environments.join(' or ')}, not '${text}'.`);
};
