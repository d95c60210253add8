import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export type PriceSize = 's' | 'm' | 'l' | 'xl';
export type PriceTone = 'default' | 'discounted';
export type PriceArrangement = 'stack' | 'row';

const amount = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const priceSizes: Record<PriceSize, ReturnType<typeof css>> = {
  s: css(font.priceS, amount),
  m: css(font.priceM, amount),
  l: css(font.priceL, amount),
  xl: css(font.priceXl, amount),
};

export const priceTones: Record<PriceTone, ReturnType<typeof css>> = {
  default: css({ color: color.price.default }),
  discounted: css({ color: color.price.discounted }),
};

/** "Rp" at 74 % of the size, slightly raised; it stays part of the same text. */
export const currencyStyle = css({
  fontSize: '0.74em',
  fontWeight: 700,
  letterSpacing: 0,
  marginInlineEnd: '0.06em',
  verticalAlign: '0.08em',
});

export const priceArrangements: Record<PriceArrangement, ReturnType<typeof css>> = {
  stack: css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[12],
    rowGap: space[2],
  }),
};

export const dealStyle = css({ display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 20 });

export const oldStyle = css(font.priceOld, amount, {
  color: color.price.old,
  textDecoration: 'line-through',
});

export const percentStyle = css(font.label, amount, {
  padding: '1px 6px',
  borderRadius: 6,
  background: color.discount.soft,
  color: color.discount.softText,
  fontWeight: 800,
});
