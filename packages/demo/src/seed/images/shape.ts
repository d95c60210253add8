import type { Label, Paint } from './paint.ts';

/** One thing a shop sells, drawn in 600 × 600 with its foot at about y 505. */
export interface Shape {
  draw(paint: Paint): string;
  /** Half the width of its shadow. */
  reach: number;
  /** Its baseline; 507 by default. */
  foot?: number;
  /** Printed on it when a product brings no label. */
  label?: Label;
}
