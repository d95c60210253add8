import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const state = css({ display: 'grid', gap: space[12] });
export const label = css(font.title2);
export const meaning = css(font.body, {
  color: color.text.muted,
  maxInlineSize: '60ch',
  [media.phone]: font.small,
});
export const progress = css({ display: 'grid', gap: space[4], marginBlock: space[4] });
export const steps = css(font.caption, {
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: 3,
  color: color.text.subtle,
  whiteSpace: 'nowrap',
  [media.phone]: { fontSize: '0.6875rem' },
});
/**
 * Six labels side by side need more space than a small phone has: there only the present step and the last
 * are named.
 */
export const between = css({ '@media (max-width: 480px)': { visibility: 'hidden' } });
export const reached = css({ color: color.text.default, fontWeight: 600 });
export const due = css(font.caption, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  color: color.text.muted,
});
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  paddingBlockStart: space[4],
  [media.phone]: { '& > *': { flex: '1 1 auto' }, '& > :first-of-type': { flexBasis: '100%' } },
});
