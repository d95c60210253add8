import { css } from '@emotion/react';
import { space } from '@pasar/design-tokens';

/** Beside the store's navigation two columns need more than a small desktop has. */
export const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)',
  gap: space[16],
  alignItems: 'start',
  '@media (max-width: 1139px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
