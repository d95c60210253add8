import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';
import { actionBar } from '../../shared/action-bar/index.ts';

const desktopOnly = { [media.phone]: { display: 'none' } };

export const summary = css({
  position: 'sticky',
  insetBlockStart: space[16],
  padding: space[20],
  [media.phone]: { position: 'static', padding: 0, boxShadow: 'none', background: 'none' },
});

export const details = css(desktopOnly);
export const title = css(font.title3, { marginBottom: space[12] });

export const sums = css(font.small, {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${space[8]} ${space[16]}`,
  paddingBottom: space[16],
  marginBottom: space[16],
  borderBottom: `1px solid ${color.border.default}`,
  color: color.text.muted,
  '& dd': {
    color: color.text.default,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  },
});
export const saved = css({ '&&': { color: color.success.text } });

export const bar = css(actionBar, {
  display: 'grid',
  gap: space[16],
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space[8]} ${space[12]}`,
  },
});

/** Its appearance does not push the button away: the phone's bar grows upwards. */
export const rejection = css({
  gridColumn: '1 / -1',
  '&:empty': { display: 'none' },
  [media.phone]: { order: -1 },
});

export const total = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  [media.phone]: { flexDirection: 'column', alignItems: 'flex-start' },
});
export const label = css(font.smallStrong, {
  fontWeight: 700,
  [media.phone]: { ...font.caption, color: color.text.muted },
});
export const savedHere = css(font.caption, {
  display: 'none',
  color: color.success.text,
  [media.phone]: { display: 'block' },
});

export const promos = css(font.caption, {
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  marginBottom: space[16],
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.m,
  background: color.success.soft,
  color: color.success.text,
  '& > svg': { flex: 'none' },
  [media.phone]: { margin: `${space[12]} 0 0` },
});
export const promosUnavailable = css({
  marginBottom: space[16],
  [media.phone]: { margin: `${space[12]} 0 0` },
});
export const promosCount = css(font.smallStrong, { display: 'block' });

export const go = css({ [media.phone]: { minWidth: 128 } });
export const later = css(font.caption, {
  marginTop: space[12],
  color: color.text.muted,
  textAlign: 'center',
  ...desktopOnly,
});
