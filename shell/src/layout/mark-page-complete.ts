/**
 * From here on every part has its own height from the start (`data-later` says nothing any more), as going back to a
 * place in the page needs it. A rendered document comes to it by itself, part by part.
 */
export const markPageComplete = (): void => {
  document.documentElement.dataset.whole = '';
};
