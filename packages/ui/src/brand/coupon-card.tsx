import type { ReactNode } from 'react';
import {
  amountStyle,
  bodyStyle,
  type CouponCardTone,
  contentStyle,
  couponCardStyle,
  footerStyle,
  noteStyle,
  stubStyle,
  stubTones,
  titleStyle,
} from './coupon-card.styles.ts';

export type CouponCardProps = {
  /** The large figure of the stub, e.g. `25k` or `15%`. */
  amount: ReactNode;
  /** Above it, e.g. `Potongan`. */
  kind: ReactNode;
  /** Below it, e.g. `min. Rp200.000`. */
  condition?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** At the right end: a button, or a badge once the voucher is saved. */
  action?: ReactNode;
  /** Below the text, over the full width of the body: for more than one action. */
  footer?: ReactNode;
  tone?: CouponCardTone;
  className?: string;
};

/**
 * A ticket-shaped card with notches and a tear line. Every discount that a user can save has this
 * appearance.
 */
export const CouponCard = ({
  amount,
  kind,
  condition,
  title,
  note,
  action,
  footer,
  tone = 'manggis',
  className,
}: CouponCardProps) => (
  <article css={couponCardStyle} className={className}>
    <div css={[stubStyle, stubTones[tone]]}>
      <span>{kind}</span>
      <strong css={amountStyle}>{amount}</strong>
      {condition && <span>{condition}</span>}
    </div>
    <div css={bodyStyle}>
      <div css={contentStyle}>
        <p css={titleStyle}>{title}</p>
        {note && <p css={noteStyle}>{note}</p>}
        {footer && <div css={footerStyle}>{footer}</div>}
      </div>
      {action}
    </div>
  </article>
);
