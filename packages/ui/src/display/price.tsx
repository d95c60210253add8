import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import {
  currencyStyle,
  dealStyle,
  oldStyle,
  type PriceArrangement,
  type PriceSize,
  type PriceTone,
  percentStyle,
  priceArrangements,
  priceSizes,
  priceTones,
} from './price.styles.ts';

const currency = /^(-?)Rp(.+)$/;

/** One amount; any other text than `Rp…` is shown as it is. */
const Amount = ({ value }: { value: string }) => {
  const [, sign, digits] = currency.exec(value) ?? [];
  if (digits === undefined) return value;
  return (
    <>
      {sign}
      <span css={currencyStyle}>Rp</span>
      {digits}
    </>
  );
};

export type PriceProps = {
  /** The formatted amount, e.g. `Rp1.500.000` or `-Rp25.000`. */
  value: string;
  size?: PriceSize;
  /** Discounted as soon as there is an old price. */
  tone?: PriceTone;
  /** The formatted price before the discount. */
  old?: string | undefined;
  /** An integer percentage, e.g. 26 for `-26%`. */
  discountPercent?: number | undefined;
  /** Deal below the price (cards) or beside it; below for sizes s and m by default. */
  arrangement?: PriceArrangement;
  /** Names for screen readers: before the price, before the old price. */
  labels?: { now?: string; old?: string };
  className?: string;
};

/** A price in the style of LOOK: never broken over two lines, digits of equal width. */
export const Price = ({
  value,
  size = 'm',
  old,
  discountPercent,
  tone = old ? 'discounted' : 'default',
  arrangement = size === 's' || size === 'm' ? 'stack' : 'row',
  labels,
  className,
}: PriceProps) => {
  const amount = (
    <span css={[priceSizes[size], priceTones[tone]]}>
      <Amount value={value} />
    </span>
  );
  if (!old && !discountPercent) return <span className={className}>{amount}</span>;
  return (
    <span css={priceArrangements[arrangement]} className={className}>
      <span>
        {labels?.now && <VisuallyHidden>{labels.now} </VisuallyHidden>}
        {amount}
      </span>
      <span css={dealStyle}>
        {Boolean(discountPercent) && <span css={percentStyle}>-{discountPercent}%</span>}
        {old && (
          <span>
            {labels?.old && <VisuallyHidden>{labels.old} </VisuallyHidden>}
            <s css={oldStyle}>{old}</s>
          </span>
        )}
      </span>
    </span>
  );
};
