import { css } from '@emotion/react';
import { font, media, space } from '@pasar/design-tokens';

/** As wide as a sheet of A4. */
export const pageStyle = css({
  display: 'grid',
  gap: space[24],
  maxInlineSize: 820,
  marginInline: 'auto',
  paddingBlock: space[32],
  [media.phone]: { paddingBlock: space[16] },
  [media.print]: { padding: 0, maxInlineSize: 'none' },
});
export const screenOnlyStyle = css({
  '& > *': { inlineSize: '100%' },
  '& > a': { inlineSize: 'fit-content' },
  [media.print]: { display: 'none' },
});
export const titleStyle = css(font.title1, { overflowWrap: 'anywhere' });
