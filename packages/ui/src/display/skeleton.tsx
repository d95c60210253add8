import { Card } from '../layout/card.tsx';
import {
  boneStyle,
  cardBodyStyle,
  cardMetaStyle,
  cardPriceStyle,
  linesStyle,
  type SkeletonShape,
} from './skeleton.styles.ts';

export type SkeletonProps = {
  /** The shape of the content to come; `card` is a full product card. */
  shape?: SkeletonShape | 'card';
  /** Lines of text. */
  lines?: number;
  className?: string;
};

const ProductCard = ({ className }: { className?: string | undefined }) => (
  <Card padding="none" className={className} aria-hidden="true">
    <span css={boneStyle('picture')} />
    <div css={cardBodyStyle}>
      <Skeleton lines={2} />
      <span css={[boneStyle('text'), cardPriceStyle]} />
      <span css={[boneStyle('text'), cardMetaStyle]} />
    </div>
  </Card>
);

/** A placeholder for loading content. Hidden from screen readers: the page announces once that it loads. */
export const Skeleton = ({ shape = 'text', lines = 1, className }: SkeletonProps) => {
  if (shape === 'card') return <ProductCard className={className} />;
  if (lines === 1) return <span css={boneStyle(shape)} className={className} aria-hidden="true" />;
  const numbers = Array.from({ length: lines }, (_, index) => index);
  return (
    <span css={linesStyle} className={className} aria-hidden="true">
      {numbers.map((number) => (
        <span key={number} css={boneStyle(shape)} />
      ))}
    </span>
  );
};
