import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

/** Beside the title on desktops, where the frame keeps room for them. */
export const actionsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  [media.desktop]: { justifyContent: 'flex-end', marginBlockStart: '-68px' },
  [media.phone]: { '& > *': { flex: '1 1 auto' } },
});
