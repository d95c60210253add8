import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const entry = css({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
  [media.desktop]: { minInlineSize: 220 },
});
export const mark = css({ blockSize: 32 });

export const textBlock = css({ display: 'grid', gap: space[2], minInlineSize: 0 });
export const title = css(font.smallStrong, { overflowWrap: 'anywhere' });
export const facts = css(font.caption, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[8]}`,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const reference = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 24,
  color: color.text.link,
});
export const caption = css(font.caption, { color: color.text.muted, [media.phone]: { textAlign: 'end' } });
export const amount = css(font.smallStrong, { fontWeight: 700, whiteSpace: 'nowrap' });
export const incoming = css({ color: color.success.text });
