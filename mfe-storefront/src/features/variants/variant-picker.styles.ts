import { css } from '@emotion/react';
import { color, font, radius, space, touch } from '@pasar/design-tokens';

export const label = css(font.smallStrong, { marginBottom: space[8] });
export const value = css({ color: color.text.muted });
export const optionValues = css({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const swatch = css({ width: 28, height: 28, borderRadius: 7, marginInlineStart: `-${space[8]}` });

/** A value that no combination has: nothing to press. */
export const unavailable = css(font.smallStrong, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minWidth: 56,
  minHeight: touch.min,
  paddingInline: space[16],
  borderRadius: radius.full,
  border: `1.5px dashed ${color.border.strong}`,
  color: color.text.subtle,
});

export const struck = css({ textDecoration: 'line-through' });
/** Shown as text, not only by a struck name. */
export const why = css(font.caption, { fontWeight: 500 });
