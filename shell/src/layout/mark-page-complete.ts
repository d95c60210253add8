/**
 * From here on every part has its own height from the start (`data-later` has no effect any more), which restoring a
 * scroll position needs.
 */
export const markPageComplete = (): void => {
  document.documentElement.dataset.whole = '';
};
