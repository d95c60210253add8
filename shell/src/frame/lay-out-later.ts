/** Milliseconds of layout in one idle moment; painting takes as much again. */
const atOnce = 4;
/** Milliseconds that a busy page may put a moment off. */
const patience = 500;

const idle = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: patience });
    else setTimeout(done, patience / 10);
  });

/** From here on every part has its own height from the start, as going back to a place in the page needs it. */
export const pageIsWhole = (): void => {
  document.documentElement.dataset.whole = '';
};

/**
 * Lays out what the first picture left out below the screen (`data-later`), as many parts in each idle moment as take
 * little time. Heights are
 * no guess then: the scroll bar is right, and Back finds its place.
 */
export const layOutLater = async (): Promise<void> => {
  const parts = [...document.querySelectorAll('[data-later]')];
  while (parts.length > 0) {
    await idle();
    const begun = performance.now();
    do {
      const part = parts.shift();
      part?.removeAttribute('data-later');
      // Asking for its height lays it out now: what it cost is known before the next one.
      part?.getBoundingClientRect();
    } while (parts.length > 0 && performance.now() - begun < atOnce);
  }
  pageIsWhole();
};
