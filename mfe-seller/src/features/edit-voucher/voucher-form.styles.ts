import { css } from '@emotion/react';
import { font, media, space } from '@pasar/design-tokens';

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: space[24],
  alignItems: 'start',
  '@media (max-width: 1139px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
/** A legend takes part in no grid, so its distance is its own. */
export const group = css({
  display: 'grid',
  gap: space[20],
  minInlineSize: 0,
});
export const legend = css(font.title3, { float: 'inline-start', inlineSize: '100%', padding: 0 });
export const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[20]} ${space[16]}`,
  alignItems: 'start',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const code = css({ '& input': { textTransform: 'uppercase', letterSpacing: '0.04em' } });
export const save = css({
  display: 'flex',
  justifyContent: 'flex-end',
  [media.phone]: { '& > *': { flex: 1 } },
});
export const aside = css({
  position: 'sticky',
  insetBlockStart: '96px',
  '@media (max-width: 1139px)': { position: 'static', order: -1 },
});
