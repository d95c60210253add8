import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const cardStyle = css({ display: 'flex', flexDirection: 'column', gap: space[12] });

export const nameStyle = css(font.title3);

export const codeStyle = css(font.caption, { color: color.text.muted });

export const versionStyle = css(font.title2, {
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const noneStyle = css(font.bodyStrong, { color: color.text.muted });

export const quietStyle = css(font.small, { color: color.text.muted, overflowWrap: 'anywhere' });

export const beforeStyle = css({
  display: 'grid',
  gap: space[8],
  marginBlockStart: 'auto',
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.border.default}`,
});

export const beforeTitleStyle = css(font.label, { color: color.text.muted });

export const stintStyle = css(font.small, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});

export const stintVersionStyle = css(font.smallStrong, { fontVariantNumeric: 'tabular-nums' });
