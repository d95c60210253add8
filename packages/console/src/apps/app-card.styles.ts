import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const cardStyle = css({ display: 'flex', flexDirection: 'column', gap: space[16], minInlineSize: 0 });

export const nameStyle = css(font.title3);
export const codeStyle = css(font.caption, { color: color.text.muted });

export const versionStyle = css(font.title2, {
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
export const noneStyle = css(font.bodyStrong, { color: color.text.muted });
export const quietStyle = css(font.small, { color: color.text.muted, overflowWrap: 'anywhere' });
export const strongStyle = css(font.smallStrong, {
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const canaryStyle = css({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  borderRadius: radius.m,
  background: color.surface.sunken,
});

export const actionsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  [media.phone]: { '& > *': { flex: '1 1 auto' } },
});

export const endStyle = css({
  display: 'grid',
  gap: space[12],
  marginBlockStart: 'auto',
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.border.default}`,
});
