import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export const place = css({ outline: 'none' });
export const reply = css(font.small, {
  display: 'flex',
  gap: space[12],
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.m,
  background: color.success.soft,
  color: color.success.text,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', marginBlockStart: 2 },
  '& b': { fontWeight: 700 },
});
export const textBlock = css({ display: 'grid', minInlineSize: 0, whiteSpace: 'pre-line' });
export const facts = css(font.caption, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[8]}`,
  // The text of a button without a border begins where the lines do.
  '& > button': { marginInlineStart: -12 },
});
export const templates = css({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const buttons = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[8] });
