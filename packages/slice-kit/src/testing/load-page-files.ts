import type { Page } from '../slice/define-page.ts';

/** Fetches every file that a page needs: a file or export that is missing must not wait for the first visitor. */
export const loadPageFiles = ({ component, loader, texts, skeleton }: Page): Promise<unknown> =>
  Promise.all([component(), loader?.(), texts?.id(), texts?.en(), skeleton?.load?.()]);
