import { css } from '@emotion/react';
import { font, space } from '@pasar/design-tokens';

/** A legend takes part in no grid, so its distance is its own. */
export const group = css({
  display: 'grid',
  gap: space[20],
  minInlineSize: 0,
});
export const legend = css(font.title3, { float: 'inline-start', inlineSize: '100%', padding: 0 });
export const code = css({ '& input': { textTransform: 'uppercase', letterSpacing: '0.04em' } });
export const aside = css({
  position: 'sticky',
  insetBlockStart: '96px',
  '@media (max-width: 1139px)': { position: 'static', order: -1 },
});
