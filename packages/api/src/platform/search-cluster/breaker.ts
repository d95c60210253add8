/** After so many failures in a row nothing is tried for so long, so that a service that hangs delays nobody. */
const mostFailures = 5;
const openFor = 5_000;

/** The service is not asked at present, or did not answer. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}

export interface Breaker {
  /** Runs the work, or throws UnavailableError at once while the breaker is open, and when the work fails. */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** `isFault` tells failures of the service from those of the request, which pass unchanged. */
export const createBreaker = (
  isFault: (error: unknown) => boolean,
  now = () => performance.now(),
): Breaker => {
  let failures = 0;
  let openUntil = 0;
  return {
    run: async (work) => {
      if (now() < openUntil) throw new UnavailableError('the search is not asked at present');
      try {
        const value = await work();
        failures = 0;
        return value;
      } catch (error) {
        if (!isFault(error)) throw error;
        failures++;
        // The first request afterwards is a trial: one more failure opens it again.
        if (failures >= mostFailures) openUntil = now() + openFor;
        throw new UnavailableError('the search did not answer', { cause: error });
      }
    },
  };
};
