/** Milliseconds after which nobody waits any longer: a page in the background draws nothing. */
const longest = 200;

/**
 * Resolves when the picture with what has just changed is drawn. What a press sets in motion waits for it, so that the
 * answer to the press does not (quality P5).
 */
export const afterPaint = (): Promise<void> =>
  new Promise((done) => {
    const late = setTimeout(done, longest);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(late);
        done();
      }),
    );
  });
