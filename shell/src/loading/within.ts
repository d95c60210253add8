/** Rejects when a promise takes longer than `milliseconds`. */
export const within = async <Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Something took too long. */
export class LateError extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${Math.round(milliseconds)} ms`);
  }
}
