import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const heading = css(font.smallStrong, { fontWeight: 700, paddingBlockEnd: space[8] });
export const list = css({ display: 'grid', gap: space[12] });
export const none = css(font.small, { color: color.text.muted });

export const codeForm = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  alignItems: 'start',
  // The button is beside the box, whatever is below it: label 20, gap 6.
  '& > button': { marginBlockStart: 26 },
});

export const reason = css(font.caption, {
  display: 'block',
  color: color.danger.text,
  fontWeight: 600,
});
export const takesOff = css(font.caption, { display: 'block', color: color.success.text, fontWeight: 600 });
