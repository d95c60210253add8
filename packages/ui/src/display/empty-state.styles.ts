import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const emptyStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  padding: space[24],
  textAlign: 'center',
  textWrap: 'balance',
});

export const emptyIllustrationStyle = css({ color: color.border.control, paddingBottom: space[4] });
export const emptyTitleStyle = css(font.title3);
export const emptyTextStyle = css(font.small, { color: color.text.muted, maxWidth: 420 });
export const emptyActionStyle = css({
  paddingTop: space[8],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
  // A row of several links brings its own wrapping, and its own start.
  '&& > *': { justifyContent: 'center' },
});
