import type UPlot from 'uplot';

interface Cuts {
  /** Bars that are higher than the chart, each with its amount. */
  places: readonly { at: number; text: string }[];
  top: number;
  font: string;
  text: string;
  /** The color behind the chart. */
  ground: string;
}

/** Marks bars that are cut: a slanted gap below their end, and their amount above it. */
export const renderCuts = (plot: UPlot, { places, top, font, text, ground }: Cuts): void => {
  const { ctx } = plot;
  const scale = devicePixelRatio;
  const end = plot.valToPos(top, 'y', true);
  ctx.save();
  ctx.font = font.replace(/(\d+)px/, (_, size: string) => `${Number(size) * scale}px`);
  ctx.textBaseline = 'bottom';
  for (const place of places) {
    const middle = plot.valToPos(place.at, 'x', true);
    ctx.strokeStyle = ground;
    ctx.lineWidth = 3 * scale;
    ctx.beginPath();
    ctx.moveTo(middle - 20 * scale, end + 16 * scale);
    ctx.lineTo(middle + 20 * scale, end + 8 * scale);
    ctx.stroke();
    const half = ctx.measureText(place.text).width / 2;
    const { left, width } = plot.bbox;
    // At the edges the amount stays inside.
    const x = Math.min(Math.max(middle, left + half), left + width - half);
    ctx.fillStyle = text;
    ctx.textAlign = 'center';
    ctx.fillText(place.text, x, end - 3 * scale);
  }
  ctx.restore();
};
