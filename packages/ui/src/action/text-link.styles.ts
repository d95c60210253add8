import { css } from '@emotion/react';
import { color, font, media, radius, space, touch } from '@pasar/design-tokens';

/** A link inside a sentence. */
export const textLinkStyles = css({
  color: color.text.link,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  borderRadius: radius.xs,
  cursor: 'pointer',
  [media.hover]: { '&:hover': { textDecorationThickness: '2px' } },
});

/** A link on its own, as beside a heading: a touch target of 44 px. */
export const standaloneLinkStyles = css(font.smallStrong, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: touch.min,
  minWidth: touch.min,
  color: color.text.link,
  whiteSpace: 'nowrap',
  borderRadius: radius.xs,
  cursor: 'pointer',
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
