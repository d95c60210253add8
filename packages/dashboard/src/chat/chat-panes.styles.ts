import { css } from '@emotion/react';
import { space } from '@pasar/design-tokens';

/** Beside the navigation two panes need more than a small desktop has. */
const narrow = '@media (max-width: 1139px)';

export const panes = css({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const aside = css({
  maxBlockSize: 'clamp(440px, calc(100dvh - 220px), 780px)',
  overflowY: 'auto',
  [narrow]: { display: 'none' },
});
