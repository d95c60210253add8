/** A rectangle with round corners, as a path. */
export const slab = (x: number, y: number, width: number, height: number, r: number) =>
  `M${x + r} ${y}H${x + width - r}Q${x + width} ${y} ${x + width} ${y + r}V${y + height - r}Q${x + width} ${y + height} ${x + width - r} ${y + height}H${x + r}Q${x} ${y + height} ${x} ${y + height - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;

/** An ellipse as a path, so that it can be clipped to and shaded like any body. */
export const disc = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** The upright side of a round vessel: its rim at `top`, its foot at `bottom`, `sag` is how far the ellipses bulge. */
export const barrel = (
  x: number,
  top: { y: number; rx: number },
  bottom: { y: number; rx: number },
  sag: number,
) =>
  `M${x - top.rx} ${top.y}Q${x} ${top.y + sag} ${x + top.rx} ${top.y}L${x + bottom.rx} ${bottom.y - sag / 2}Q${x} ${bottom.y + sag} ${x - bottom.rx} ${bottom.y - sag / 2}Z`;

/** `count` drawings in a row. */
export const repeat = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

/** `count` drawings turned evenly around a point. */
export const around = (count: number, x: number, y: number, body: string) =>
  repeat(count, (at) => `<g transform="rotate(${((at * 360) / count).toFixed(2)} ${x} ${y})">${body}</g>`);
