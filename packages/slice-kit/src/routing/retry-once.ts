/** A file that took longer to fail is not worth a second wait, in milliseconds. */
const quick = 2000;
/**
 * Files that were requested together receive their errors one after the other; a new try waits for all of
 * them.
 */
const pause = 50;

/**
 * Loads something, once more when it failed at once: the second try requests the file under a fresh
 * address.
 */
export const retryOnce = async <Value>(load: () => Promise<Value>): Promise<Value> => {
  const started = performance.now();
  try {
    return await load();
  } catch (failure) {
    if (performance.now() - started > quick) throw failure;
    await new Promise((done) => setTimeout(done, pause));
    return load();
  }
};
