import { css } from '@emotion/react';
import { color, space } from '@pasar/design-tokens';

export const form = css({ display: 'flex', flexDirection: 'column', minHeight: '100%' });

export const labels = css({ paddingBlockStart: space[8] });

/** Sticks to the end of the panel, which has 20 px of padding around the form. */
export const actions = css({
  position: 'sticky',
  insetBlockEnd: `-${space[20]}`,
  display: 'flex',
  gap: space[8],
  margin: `auto -${space[20]} -${space[20]}`,
  padding: `${space[12]} ${space[20]} max(${space[12]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.border.default}`,
  background: color.surface.raised,
  zIndex: 1,
  '& > *': { flex: '1 1 0' },
  '& > :last-of-type': { flexGrow: 2 },
});
