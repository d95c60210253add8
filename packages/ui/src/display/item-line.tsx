import { Package } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  itemAmountStyle,
  itemContentStyle,
  itemDetailsStyle,
  itemImageStyle,
  itemLineStyle,
  itemNameStyle,
  noImageStyle,
} from './item-line.styles.ts';
import { ResponsiveImage } from './responsive-image.tsx';

export type ItemLineProps = {
  /** Addresses of its image, 150 and 300 px wide; a parcel is shown where there is none. */
  picture?: { w150: string; w300: string } | null | undefined;
  /** May be a link. */
  name: ReactNode;
  /** The selected variant and how many. */
  details?: ReactNode;
  /** Below the details, e.g. what the buyer wrote. */
  note?: ReactNode;
  /** At the right end. */
  amount?: ReactNode;
  className?: string;
};

/** One thing that was bought or will be: small image, name, how many, what it costs. */
export const ItemLine = ({ picture, name, details, note, amount, className }: ItemLineProps) => (
  <div css={itemLineStyle} className={className}>
    {picture ? (
      <ResponsiveImage
        css={itemImageStyle}
        alt=""
        src150={picture.w150}
        src300={picture.w300}
        width={64}
        height={64}
        sizes="64px"
      />
    ) : (
      <span css={noImageStyle}>
        <Package size={24} strokeWidth={1.9} aria-hidden="true" />
      </span>
    )}
    <div css={itemContentStyle}>
      <p css={itemNameStyle}>{name}</p>
      {details && <p css={itemDetailsStyle}>{details}</p>}
      {note}
    </div>
    {amount && <div css={itemAmountStyle}>{amount}</div>}
  </div>
);
