/** Rejects when a promise takes longer than `milliseconds`. */
export const withTimeout = async <Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Something took too long. */
export class TimeoutError extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${Math.round(milliseconds)} ms`);
  }
}
