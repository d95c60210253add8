/** Parts laid out in one idle moment: two rows of cards on a phone. */
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
 * Lays out what the first picture left out below the screen (`data-later`), a few parts in each idle moment. Heights are
 * no guess then: the scroll bar is right, and Back finds its place.
 */
export const layOutLater = async (): Promise<void> => {
  const parts = [...document.querySelectorAll('[data-later]')];
  while (parts.length > 0) {
    await idle();
    for (const part of parts.splice(0, atOnce)) part.removeAttribute('data-later');
  }
  pageIsWhole();
};
