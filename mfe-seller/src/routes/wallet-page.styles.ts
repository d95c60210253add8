import { css } from '@emotion/react';
import { space } from '@pasar/design-tokens';

export const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 300px)',
  gap: `${space[32]} ${space[24]}`,
  alignItems: 'start',
  '@media (max-width: 1139px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
/** Not higher than the heading beside it: both columns begin at one height. */
export const besideHeadingStyle = css({ marginBlock: `-${space[8]}` });
