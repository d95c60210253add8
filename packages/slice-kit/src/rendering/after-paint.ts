/** Milliseconds after which the wait ends: a page in the background paints nothing. */
const longest = 200;

/**
 * Resolves when the latest change is painted. The effects of a press wait for it, so that the feedback for
 * the press does not (quality P5).
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
