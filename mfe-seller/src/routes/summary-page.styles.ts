import { css } from '@emotion/react';
import { space } from '@pasar/design-tokens';

const narrow = '@media (max-width: 1139px)';

/** The tasks are beside the figures, and before the charts where there is one column. */
export const mainAndSide = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  gap: space[16],
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > :last-child': { order: -1 } },
});
export const halves = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[16],
  alignItems: 'start',
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
