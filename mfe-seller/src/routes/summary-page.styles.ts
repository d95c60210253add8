import { css } from '@emotion/react';
import { space } from '@pasar/design-tokens';

const narrow = '@media (max-width: 1139px)';

/** The tasks come first in one column, whatever the range; in two they are beside the chart, below the figures. */
export const overview = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  gap: space[16],
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const todo = css({ display: 'grid', gridArea: '3 / 2', [narrow]: { gridArea: 'auto' } });
export const range = css({ gridArea: '1 / 1 / auto / span 2', [narrow]: { gridArea: 'auto' } });
export const figures = css({ gridArea: '2 / 1 / auto / span 2', [narrow]: { gridArea: 'auto' } });
export const halves = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[16],
  alignItems: 'start',
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
