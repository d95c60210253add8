import { createLinkTo, type LinkTo } from '@pasar/contract';
import { readSlicePatterns } from './read-slice-routes.ts';

/** Links where no release is live: to the pages that the workspace's slices declare. */
export const linkToSources = async (): Promise<LinkTo> => {
  const patterns = await readSlicePatterns();
  return createLinkTo({
    patternOf: (name) => patterns[name],
    onUnknown: (name) => {
      throw new Error(`no slice of this workspace has the page ${name}`);
    },
  });
};
