import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const form = css({
  display: 'grid',
  gap: space[8],
  padding: space[12],
  borderBlockStart: `1px solid ${color.border.default}`,
});
export const row = css({ display: 'flex', alignItems: 'flex-end', gap: space[8] });
export const field = css(font.input, {
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 48,
  maxBlockSize: 140,
  padding: `${space[12]} 14px`,
  border: `1.5px solid ${color.border.control}`,
  borderRadius: radius.m,
  background: color.surface.card,
  color: color.text.default,
  resize: 'none',
  fieldSizing: 'content',
  '&::placeholder': { color: color.text.subtle, opacity: 1 },
  '&[aria-invalid="true"]': { borderColor: color.danger.solid },
});
/** On phones the field needs the width; the button keeps its name for screen readers. */
export const send = css({ flex: 'none', [media.phone]: { gap: 0, paddingInline: 14 } });
export const sendWord = css({
  [media.phone]: {
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});
export const card = css({ display: 'grid', justifyItems: 'start', gap: space[4], maxInlineSize: 420 });
export const cardNote = css(font.caption, { color: color.text.muted });
export const images = css({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const image = css({
  position: 'relative',
  '& img': { display: 'block', borderRadius: radius.m, objectFit: 'cover' },
  '& button': { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
});
/** The list opens upwards: the composer is at the end of the page. */
export const templates = css({
  '& > div': { insetBlockStart: 'auto', insetBlockEnd: '100%', maxHeight: 320 },
});
export const template = css({
  display: '-webkit-box',
  maxInlineSize: 320,
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
});
export const status = css(font.caption, { color: color.text.muted, '&:empty': { display: 'none' } });
export const length = css(font.caption, { justifySelf: 'end', color: color.text.muted });
export const tooLong = css({ color: color.danger.text });
