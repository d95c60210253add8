import { css } from '@emotion/react';
import { color, duration, easing, font, media, radius, space, touch } from '@pasar/design-tokens';

export type ButtonVariant = 'primary' | 'secondary' | 'neutral' | 'quiet' | 'accent' | 'danger';
export type ButtonSize = 'm' | 's';

const base = css(font.control, {
  boxSizing: 'border-box',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  borderRadius: radius.m,
  border: '1.5px solid transparent',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${duration.quick} ${easing.out}, scale ${duration.instant} ${easing.out}`,
  '&:active': { scale: '0.98' },
  // Styled by the attribute, not by a class: a press would wait for that class to be created.
  '&[aria-busy="true"]': { cursor: 'progress', scale: 'none' },
  '& > svg': { flex: 'none' },
});

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  m: css({ minHeight: touch.control, padding: `${space[8]} ${space[20]}` }),
  s: css({ minHeight: touch.min, padding: `6px ${space[16]}`, fontSize: '0.875rem' }),
};

const face = (ground: string, text: string, hover: string, pressed: string, line = 'transparent') =>
  css({
    backgroundColor: ground,
    color: text,
    borderColor: line,
    [media.hover]: { '&:hover': { backgroundColor: hover } },
    '&:active': { backgroundColor: pressed },
  });

const { brand, accent, danger, surface, text, border } = color;

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: face(brand.default, text.onBrand, brand.hover, brand.pressed),
  secondary: face(surface.card, brand.text, surface.brandSoft, surface.brandSoft, brand.text),
  neutral: face(surface.card, text.default, surface.hover, surface.hover, border.strong),
  quiet: face('transparent', brand.text, surface.brandSoft, surface.brandSoft),
  accent: face(accent.default, text.onAccent, accent.hover, accent.hover),
  danger: face(danger.solid, danger.onSolid, `color-mix(in oklab, ${danger.solid} 86%, black)`, danger.solid),
};

const quietPadding = css({ paddingInline: space[12] });

const incomplete = css({
  '&, &:hover, &:active': {
    backgroundColor: surface.sunken,
    color: text.subtle,
    border: `1.5px dashed ${border.strong}`,
    cursor: 'default',
    scale: 'none',
  },
});

type Look = {
  variant: ButtonVariant;
  size: ButtonSize;
  block: boolean;
  looksDisabled: boolean;
};

/** The appearance that buttons and links styled as buttons share. */
export const buttonStyle = ({ variant, size, block, looksDisabled }: Look) => [
  base,
  sizes[size],
  variants[variant],
  variant === 'quiet' && quietPadding,
  block && css({ width: '100%' }),
  looksDisabled && incomplete,
];
