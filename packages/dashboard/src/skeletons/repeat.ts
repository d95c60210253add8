import type { ReactNode } from 'react';

/** So many equal parts of a skeleton. */
export const repeat = (count: number, part: (index: number) => ReactNode): ReactNode[] =>
  Array.from({ length: count }, (_, index) => part(index));
