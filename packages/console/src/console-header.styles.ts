import { css } from '@emotion/react';
import { color, font, space, touch } from '@pasar/design-tokens';

export const headerStyle = css({ background: color.surface.header, color: color.text.onHeader });

export const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minHeight: '64px',
});

export const titleStyle = css(font.title3, {
  paddingInlineStart: space[16],
  borderInlineStart: `1px solid ${color.border.header}`,
});

export const languageStyle = css(font.control, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touch.min,
  marginInlineStart: 'auto',
  color: color.text.onHeader,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  whiteSpace: 'nowrap',
});

export const signOutStyle = css(font.control, {
  minHeight: touch.min,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text.onHeader,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});
