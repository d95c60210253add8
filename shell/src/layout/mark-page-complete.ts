/**
 * From here on every part has its own height from the start (`data-later` has no effect any more), which
 * restoring a scroll position needs. A server document gets there by itself, part by part.
 */
export const markPageComplete = (): void => {
  document.documentElement.dataset.whole = '';
};
