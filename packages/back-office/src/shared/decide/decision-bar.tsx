import { css } from '@emotion/react';
import { color, media, radius, space, zIndex } from '@pasar/design-tokens';
import type { ReactNode } from 'react';

const barStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  '&:empty': { display: 'none' },
  gap: space[8],
  [media.phone]: {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: zIndex.sticky,
    padding: `${space[8]} ${space[16]} max(${space[8]}, env(safe-area-inset-bottom))`,
    borderRadius: `${radius.l} ${radius.l} 0 0`,
    borderBlockStart: `1px solid ${color.border.default}`,
    background: color.surface.raised,
    '& > *': { flex: '1 1 auto' },
  },
});

/** What can be decided about what is open; on phones within reach of the thumb, wherever one reads. */
export const DecisionBar = ({ children }: { children: ReactNode }) => (
  <div css={barStyle} data-decisions>
    {children}
  </div>
);
