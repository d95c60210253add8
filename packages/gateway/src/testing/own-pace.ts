/** What the machine's business may add to a limit, at least and in times of what the same took before. */
const least = 300;
const times = 3;

/**
 * A promise in milliseconds as it can be kept on this machine now: what is asked is asked once first, and three times
 * what that took is added. A machine that is busy with other tests is slow at everything; a broken promise is not.
 */
export const atOwnPace = async (promised: number, ask: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await ask();
  return promised + Math.max(least, times * (performance.now() - began));
};
