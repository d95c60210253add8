import { css } from '@emotion/react';
import { color, font, media, space, touch } from '@pasar/design-tokens';

export const tabListStyle = css({
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${color.border.default}`,
});

export const tabStyle = css(font.smallStrong, {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: touch.control,
  paddingInline: space[16],
  borderBottom: '3px solid transparent',
  color: color.text.muted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -3 },
  [media.hover]: { '&:hover': { color: color.text.default } },
});

export const currentTabStyle = css({
  '&, &:hover': { color: color.brand.text },
  borderColor: color.brand.text,
  fontWeight: 700,
});

export const panelStyle = css({ paddingTop: space[16] });
