import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const sectionStyle = css({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 });

export const headStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
});

/** The end slot wraps below only where the longest word leaves it no space, as with large letters. */
export const contentStyle = css({ flex: '1 1 0', display: 'grid', gap: space[2], minWidth: 'min-content' });

export const headingStyle = css(font.title2, { textWrap: 'balance' });

export const textStyle = css(font.small, { color: color.text.muted });
