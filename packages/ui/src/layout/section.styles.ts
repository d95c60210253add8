import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const sectionStyle = css({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 });

export const headStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
});

export const wordsStyle = css({ display: 'grid', gap: space[2], minWidth: 0 });

export const headingStyle = css(font.title2, { textWrap: 'balance' });

export const textStyle = css(font.small, { color: color.text.muted });
