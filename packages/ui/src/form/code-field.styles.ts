import { css } from '@emotion/react';
import { color, media, radius } from '@pasar/design-tokens';

export const boxesStyle = css({ display: 'flex', gap: 10, [media.phone]: { gap: 6 } });

export const boxStyle = css({
  flex: 'none',
  width: 52,
  height: 60,
  minWidth: 0,
  padding: 0,
  border: `1.5px solid ${color.border.control}`,
  borderRadius: radius.m,
  background: color.surface.card,
  color: color.text.default,
  font: 'inherit',
  fontSize: '1.5rem',
  fontWeight: 800,
  lineHeight: 1,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  caretColor: color.brand.text,
  [media.phone]: { flex: '1 1 0', maxWidth: 64, height: 56 },
  '&:focus-visible': {
    outline: '2px solid transparent',
    borderColor: color.focus.ring,
    boxShadow: `0 0 0 3px color-mix(in oklab, ${color.focus.ring} 28%, transparent)`,
  },
  '&[aria-invalid="true"]': { borderWidth: 2, borderColor: color.danger.solid, color: color.danger.text },
  '&:disabled': { borderStyle: 'dashed', background: color.surface.sunken, color: color.text.muted },
});
