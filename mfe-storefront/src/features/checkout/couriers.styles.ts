import { css } from '@emotion/react';
import { color, duration, easing, font, media, radius, space, touch } from '@pasar/design-tokens';

export const block = css({ display: 'grid', gap: space[8] });
export const heading = css(font.smallStrong, { fontWeight: 700 });

export const opener = css(font.smallStrong, {
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: touch.control,
  paddingInline: space[16],
  borderRadius: radius.m,
  border: `1.5px dashed ${color.border.control}`,
  background: color.surface.card,
  color: color.text.default,
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { flex: 'none', color: color.brand.text },
  '& > [data-open]': { rotate: '180deg' },
  [media.hover]: { '&:hover': { background: color.surface.hover } },
});
export const set = css({ border: `1.5px solid ${color.border.strong}` });
export const courierName = css({ flex: 1, minWidth: 0 });
export const change = css({ color: color.brand.text });

export const list = css({ display: 'grid', gap: space[8] });
export const option = css(font.small, {
  justifyContent: 'space-between',
  textAlign: 'start',
  transition: `background-color ${duration.quick} ${easing.out}`,
  '&[aria-pressed="true"]': { borderColor: color.brand.text, background: color.surface.brandSoft },
});
export const from = css(font.small, { color: color.text.muted, fontWeight: 500 });

/** One below the other: prices line up. */
export const services = css({
  '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > legend': { padding: 0 },
});
/** Without scripts the button that names the courier is absent, and this text replaces it. */
export const courierLegend = css({
  '@media (scripting: none)': {
    position: 'static',
    width: 'auto',
    height: 'auto',
    display: 'block',
    margin: `0 0 ${space[8]}`,
    clipPath: 'none',
  },
});
export const service = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  fontWeight: 600,
});

export const none = css(font.small, { color: color.text.muted, '&:focus': { outline: 0 } });
