/** Takes one due item and works on it; false when nothing was due. */
type TakeNext = () => Promise<boolean>;

interface QueueRunner {
  /** Works until nothing is due; true when something was. Simultaneous calls share the same run. */
  settle(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Works a queue in the database, one item after the other. */
export const createQueueRunner = (takeNext: TakeNext): QueueRunner => {
  let round: Promise<boolean> | null = null;
  let again = false;
  let stopped = false;
  const drain = async () => {
    let worked = false;
    while (again && !stopped) {
      again = false;
      while (!stopped && (await takeNext())) worked = true;
    }
    return worked;
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
