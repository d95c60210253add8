import { createContext } from 'react';

export interface DetailPages {
  /** What is open takes the place of its list. */
  isPage: boolean;
  /** The address of a detail without the list beside it. */
  toPage: (path: string) => string;
  /** Another detail of the list, the way that this one is shown. */
  toSame: (path: string) => string;
  /** What is open, the other way. */
  other: string;
}

const same = (path: string) => path;

/** How details of the list around are shown; a list without details beside it leads to separate pages. */
export const DetailPagesContext = createContext<DetailPages>({
  isPage: false,
  toPage: same,
  toSame: same,
  other: '',
});
