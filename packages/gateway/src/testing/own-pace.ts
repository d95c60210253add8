/** What the machine's business may add to a limit, at least and in times of what the same took before. */
const least = 300;
const times = 3;

/**
 * A promised time in milliseconds, adjusted to this machine's present speed: the operation runs once first,
 * and three times its duration is added. A machine that is busy with other tests is slow at everything; a
 * broken promise is not.
 */
export const atOwnPace = async (promised: number, ask: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await ask();
  return promised + Math.max(least, times * (performance.now() - began));
};
