/** Takes one due item and works on it; false when nothing was due. */
type TakeNext = () => Promise<boolean>;

interface QueueRunner {
  /** Works until nothing is due. Calls while it works share the same end. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** Works a queue in the database, one item after the other. */
export const createQueueRunner = (takeNext: TakeNext): QueueRunner => {
  let round: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  const drain = async () => {
    while (again && !stopped) {
      again = false;
      while (!stopped && (await takeNext()));
    }
  };
  return {
    settle: () => {
      again = true;
      round ??= drain().finally(() => {
        round = null;
      });
      return round;
    },
    stop: async () => {
      stopped = true;
      await round?.catch(() => {});
    },
  };
};
