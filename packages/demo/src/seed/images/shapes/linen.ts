import { darken, lighten } from '../color.ts';
import type { Paint } from '../paint.ts';
import type { Shape } from '../shape.ts';
import { repeat, slab } from '../svg-paths.ts';

const blossom = (p: Paint) => {
  const flower = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${repeat(5, (i) => `<ellipse cy="-11" rx="6" ry="9" fill="${lighten(p.main, 0.1)}" transform="rotate(${i * 72})"/>`)}<circle r="4.4" fill="${p.accent}"/></g>`;
  return p.pattern(
    72,
    72,
    `<rect width="72" height="72" fill="${lighten(p.soft, 0.5)}"/>${flower(18, 20, 1)}${flower(54, 54, 0.86)}<path d="M48 12c10 2 14 8 12 16-8-2-14-8-12-16zM12 54c-2-10 4-16 12-16 0 8-4 14-12 16z" fill="${p.deep}" opacity=".55"/>`,
  );
};

/** A made bed: sheet, two pillows and a folded cover. */
const bedding: Shape = {
  reach: 214,
  foot: 480,
  draw: (p) => {
    const print = blossom(p);
    const pillow = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${p.body('M-92-44C-60-58 60-58 92-44C106-10 106 24 92 52C60 64-60 64-92 52C-106 24-106-10-92-44Z', print, 0.26)}<path d="M-80-34C-50-44 50-44 80-34" stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round" fill="none"/><path d="M-92 52C-60 64 60 64 92 52" stroke="#000" stroke-opacity=".16" stroke-width="5" fill="none"/></g>`;
    const mattress =
      'M96 330C100 312 116 306 138 306H462C484 306 500 312 504 330L528 436Q530 478 492 478H108Q70 478 72 436Z';
    return `${p.body(slab(100, 128, 400, 200, 34), p.down('#a97c55', '#7a5435'), 0.2)}<path d="${slab(124, 152, 352, 150, 22)}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="3"/>${p.body(mattress, print, 0.2)}${pillow(202, 276, -3)}${pillow(398, 276, 3)}
<path d="M84 384C200 356 400 356 516 384L528 436Q530 478 492 478H108Q70 478 72 436Z" fill="${p.down(p.main, p.deep)}"/>${p.folds(
      'M84 384C200 356 400 356 516 384L528 436Q530 478 492 478H108Q70 478 72 436Z',
      [
        ['M150 380C140 420 136 450 140 480', 18, 0.26],
        ['M240 368C250 410 236 450 244 480', 18, -0.2],
        ['M352 368C340 410 358 450 350 480', 18, 0.24],
        ['M450 380C462 420 462 450 458 480', 18, -0.22],
      ],
    )}<path d="M84 384C200 356 400 356 516 384L519 400C400 374 200 374 81 400Z" fill="${lighten(p.soft, 0.4)}"/>`;
  },
};

/** Towels, rolled and folded. */
const towels: Shape = {
  reach: 180,
  foot: 490,
  draw: (p) => {
    const terry = p.pattern(
      8,
      8,
      '<circle cx="2" cy="2" r="1.3" fill="#fff" opacity=".28"/><circle cx="6" cy="6" r="1.3" fill="#000" opacity=".1"/>',
    );
    const folded = (y: number, colour: string, dark: string) => {
      const d = `M128 ${y}H452Q478 ${y + 4} 478 ${y + 32}T452 ${y + 64}H128Q112 ${y + 62} 112 ${y + 48}T128 ${y + 34}H440V${y + 28}H128Q112 ${y + 26} 112 ${y + 14}T128 ${y}Z`;
      return `<path d="${slab(112, y, 366, 64, 26)}" fill="${dark}"/><path d="${d}" fill="${p.down(colour, dark)}"/><path d="${slab(112, y, 366, 64, 26)}" fill="${terry}"/><path d="M130 ${y + 32}H452" stroke="#000" stroke-opacity=".3" stroke-width="4"/><path d="M130 ${y + 9}H446" stroke="#fff" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/><path d="M392 ${y + 1}V${y + 63}M408 ${y + 1}V${y + 63}" stroke="${p.accent}" stroke-width="5" opacity=".8"/>`;
    };
    const roll = (x: number, colour: string, dark: string) =>
      `<circle cx="${x}" cy="244" r="66" fill="${p.round(0.4, 0.3, lighten(colour, 0.2), colour, dark)}"/><circle cx="${x}" cy="244" r="66" fill="${terry}"/>${[52, 38, 24, 11].map((r) => `<path d="M${x - r} 244a${r} ${r} 0 1 1 ${r} ${r}" stroke="#000" stroke-opacity=".24" stroke-width="4.5" fill="none" stroke-linecap="round"/>`).join('')}<circle cx="${x}" cy="244" r="65" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`;
    return `${roll(226, p.soft, p.main)}${roll(364, p.main, p.deep)}${folded(296, lighten(p.soft, 0.5), p.soft)}${folded(360, p.main, p.deep)}${folded(424, p.soft, p.main)}`;
  },
};

/** A plump pillow. */
const pillow: Shape = {
  reach: 200,
  foot: 462,
  draw: (p) => {
    const shape =
      'M96 194C120 172 180 196 300 190S480 172 504 194C522 230 498 280 502 326S520 420 500 444C470 466 420 440 300 446S130 466 100 444C80 420 102 372 98 326S78 230 96 194Z';
    return `${p.body(shape, p.round(0.42, 0.32, '#ffffff', lighten(p.soft, 0.55), p.soft), 0.14)}${p.folds(
      shape,
      [
        ['M110 204C150 230 160 250 172 280', 16, -0.16],
        ['M490 204C450 230 440 250 428 280', 16, -0.18],
        ['M108 436C150 410 164 390 176 366', 16, -0.18],
        ['M492 436C450 410 436 390 424 366', 16, -0.2],
        ['M180 220C260 206 340 206 420 220', 24, 0.7],
      ],
    )}<path d="${shape}" fill="none" stroke="${p.main}" stroke-width="6"/><path d="${shape}" fill="none" stroke="#fff" stroke-width="1.6" stroke-dasharray="6 6"/><path d="M470 420h30v24h-30z" fill="${darken(p.accent, 0.05)}"/><path d="M474 426h22M474 433h16" stroke="#fff" stroke-width="2.6"/>`;
  },
};

export const linen = { sprei: bedding, handuk: towels, bantal: pillow } satisfies Record<string, Shape>;
