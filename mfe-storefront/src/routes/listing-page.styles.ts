import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

export const page = css({
  paddingBlock: `${space[12]} ${space[64]}`,
  [media.phone]: { paddingBottom: space[40] },
});

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  marginBlock: `${space[12]} ${space[16]}`,
});

export const tools = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  [media.phone]: { flexBasis: '100%', '& > :last-child': { flex: 1 } },
});

export const columns = css({
  display: 'grid',
  gridTemplateColumns: '264px minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] },
});

/** A short list stays in sight beside the long column of filters. */
export const results = css({
  display: 'grid',
  gap: space[16],
  minWidth: 0,
  [media.desktop]: { position: 'sticky', insetBlockStart: space[16] },
});
