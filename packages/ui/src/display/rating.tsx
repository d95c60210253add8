import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { emptyStarStyle, ratingStyle, ratingValueStyle, starStyle, starsStyle } from './rating.styles.ts';

const outline = 'M12 2.2l3 6.3 6.9.9-5 4.8 1.2 6.9L12 17.7l-6.1 3.4 1.2-6.9-5-4.8 6.9-.9z';

const Star = ({ filled = true }: { filled?: boolean }) => (
  <svg
    css={filled ? starStyle : emptyStarStyle}
    width="14"
    height="14"
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={outline} />
  </svg>
);

export type RatingProps = {
  /** As shown, e.g. `4,9`. */
  value: string;
  /** The full sentence for screen readers, e.g. `Nilai 4,9 dari 5`. */
  label: string;
  /** As shown after the value, e.g. `(628)`. */
  count?: string | undefined;
  className?: string;
};

/** A star with its number: the number carries the meaning, the star the color. */
export const Rating = ({ value, label, count, className }: RatingProps) => (
  <span css={ratingStyle} className={className}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <Star />
    <span css={ratingValueStyle} aria-hidden="true">
      {value}
    </span>
    {count && <span aria-hidden="true">{count}</span>}
  </span>
);

/** Five stars of one review; `value` is an integer from 0 to 5. */
export const Stars = ({ value, label }: { value: number; label: string }) => (
  <span css={starsStyle} role="img" aria-label={label}>
    {[1, 2, 3, 4, 5].map((star) => (
      <Star key={star} filled={star <= value} />
    ))}
  </span>
);
