import type { Label, Paint } from './paint.ts';

/** One thing a shop sells, drawn in 600 × 600 with its foot at about y 505. */
export interface Shape {
  draw(paint: Paint): string;
  /** Half the width of its shadow. */
  reach: number;
  /** Where it stands; 507 when it does not say. */
  foot?: number;
  /** Printed on it when a product brings no label of its own. */
  label?: Label;
}
