import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

/** Each is what the other is not: a zoomed window may be 1279.5 px wide. */
const below = '@media (max-width: 1279px)';
const beside = '@media not all and (max-width: 1279px)';

/** The list, and beside it what was opened; below it where there is no room. */
export const splitStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  [beside]: {
    '&:has(> aside)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 520px)' },
    // The pane says the rest of its row; columns that have no room beside it would be cut.
    '@media not all and (min-width: 1600px)': {
      '&:has(> aside) :is(th, td):nth-child(n + 5)': { display: 'none' },
    },
  },
  [below]: { '& > aside': { order: -1 } },
  [media.phone]: { '&:has(> aside) > :not(aside)': { display: 'none' } },
});
/** What is open, in the place of its list. */
export const pageStyle = css({
  '&:has(> aside)': { gridTemplateColumns: 'minmax(0, 880px)' },
  '&:has(> aside) > :not(aside)': { display: 'none' },
  '& > aside': { position: 'static', maxBlockSize: 'none' },
});
export const wideOnlyStyle = css({ [media.phone]: { display: 'none' } });
export const paneStyle = css({
  display: 'grid',
  gap: space[16],
  padding: space[20],
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.l,
  background: color.surface.card,
  [media.phone]: { padding: space[16] },
  [beside]: {
    position: 'sticky',
    insetBlockStart: space[16],
    maxBlockSize: `calc(100vh - ${space[32]})`,
    overflowY: 'auto',
  },
});
export const headStyle = css({ display: 'flex', gap: space[12], alignItems: 'start' });
export const titleStyle = css(font.title3, { flex: 1, overflowWrap: 'anywhere' });
