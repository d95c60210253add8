import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

/** Fields beside each other, below each other on phones. */
export const fieldColumnsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[24]} ${space[20]}`,
  alignItems: 'start',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** A thumb finds a button that is as wide as the phone. */
export const formActionsStyle = css({
  display: 'flex',
  justifyContent: 'flex-end',
  [media.phone]: { '& > *': { flex: 1 } },
});
