import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export const place = css({ position: 'relative', height: '100%' });

/** A box on the image, in the other corner than the heart. */
export const check = css({
  position: 'absolute',
  insetInlineStart: 4,
  insetBlockStart: 4,
  width: 44,
  height: 44,
  '& label': { width: 44, minHeight: 44, padding: 10, justifyContent: 'center' },
  '& input': { margin: 0, background: color.surface.onPicture },
});

export const news = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  minHeight: 20,
  marginTop: space[8],
});
/** The narrowest cards have space for the text alone. */
export const icon = css({ flex: 'none', '@media (max-width: 359px)': { display: 'none' } });
export const rejection = css(font.caption, {
  color: color.danger.text,
  '&:not(:empty)': { marginTop: space[8] },
});

/** Above the link that covers the card. */
export const foot = css({ position: 'relative', marginTop: space[12], '& > *': { paddingInline: space[8] } });

export const removed = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  height: '100%',
  minHeight: 200,
  padding: space[16],
  border: `1.5px dashed ${color.border.strong}`,
  borderRadius: radius.l,
  textAlign: 'center',
});
export const removedName = css(font.small, {
  color: color.text.muted,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
});
export const removedText = css(font.smallStrong, {});
