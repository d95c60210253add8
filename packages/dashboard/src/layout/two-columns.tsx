import { css } from '@emotion/react';
import { type Space, space } from '@pasar/design-tokens';
import type { ReactNode } from 'react';

interface TwoColumnsProps {
  /** Of the narrow column. */
  size?: '300px' | '320px';
  /** Between the columns and, where they are below each other, between the rows. */
  gap?: Space;
  rowGap?: Space;
  children: ReactNode;
}

const columnsStyle = (size: string, gap: Space, rowGap: Space) =>
  css({
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${size})`,
    gap: `${space[rowGap]} ${space[gap]}`,
    alignItems: 'start',
    // Beside the navigation two columns need more than a small desktop has.
    '@media (max-width: 1139px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  });

/** What a page is about, and a narrow column beside it. */
export const TwoColumns = ({ size = '320px', gap = 16, rowGap = gap, children }: TwoColumnsProps) => (
  <div css={columnsStyle(size, gap, rowGap)}>{children}</div>
);
