/** A file that took longer to fail is not worth a second wait, in milliseconds. */
const quick = 2000;

/** Loads something, once more when it failed at once: the second try asks for the file under a fresh address. */
export const askTwice = async <Value>(load: () => Promise<Value>): Promise<Value> => {
  const started = performance.now();
  try {
    return await load();
  } catch (failure) {
    if (performance.now() - started > quick) throw failure;
    return load();
  }
};
