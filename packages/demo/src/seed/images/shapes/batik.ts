import { darken, lighten } from '../color.ts';
import type { Paint } from '../paint.ts';
import type { Shape } from '../shape.ts';
import { repeat, slab } from '../svg-paths.ts';
import { SHIRT, SHIRT_FOLDS } from './tops.ts';

/** The kawung: four oval palm fruits around every point of a diamond grid. */
const kawung = (p: Paint) => {
  const fruit = (x: number, y: number) =>
    [45, 135, 225, 315]
      .map(
        (turn) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse cx="17" rx="13.5" ry="8" fill="${lighten(p.soft, 0.25)}" stroke="${p.main}" stroke-width="1.4"/><ellipse cx="17" rx="6.5" ry="2.6" fill="${darken(p.deep, 0.25)}"/></g>`,
      )
      .join('');
  const points = [
    [26, 0],
    [0, 26],
    [52, 26],
    [26, 52],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="${p.main}"/>`);
  const grid = [
    [0, 0],
    [52, 0],
    [0, 52],
    [52, 52],
    [26, 26],
  ].map(([x = 0, y = 0]) => fruit(x, y));
  return p.pattern(
    52,
    52,
    `<rect width="52" height="52" fill="${darken(p.deep, 0.25)}"/>${grid.join('')}${points.join('')}`,
  );
};

/** The parang: leaning rows of broken waves between lines. */
const parang = (p: Paint) => {
  const gold = lighten(p.accent, 0.12);
  const wave = 'c3-9 9-4 10-12 1-6 7-8 12-6-5 1-7 4-6 8 1 6-5 5-7 12z';
  return p.pattern(
    56,
    40,
    `<rect width="56" height="40" fill="${darken(p.deep, 0.2)}"/><path d="M0 4h56M0 36.5h56" stroke="${p.main}" stroke-width="2.4"/><path d="M2 30${wave}M30 30${wave}" fill="${gold}"/><circle cx="25" cy="29" r="2.6" fill="${gold}"/><circle cx="53" cy="29" r="2.6" fill="${gold}"/>`,
    'rotate(-42)',
  );
};

/** The mega mendung of Cirebon: banks of cloud, line within line. */
const clouds = (p: Paint) => {
  const bank = (x: number, y: number) =>
    [1, 0.76, 0.52, 0.28]
      .map(
        (size, at) =>
          `<path transform="translate(${x} ${y}) scale(${size})" d="M-46 14C-50-6-30-12-24-8-22-30 8-32 14-14 30-26 50-8 42 14 20 22-26 22-46 14Z" fill="${[lighten(p.soft, 0.55), p.soft, p.main, darken(p.deep, 0.05)][at]}"/>`,
      )
      .join('');
  return p.pattern(
    120,
    104,
    `<rect width="120" height="104" fill="${darken(p.deep, 0.25)}"/>${bank(34, 30)}${bank(94, 80)}${bank(-26, 80)}${bank(154, 30)}`,
  );
};

const shirt = (pattern: (p: Paint) => string): Shape => ({
  reach: 160,
  draw: (p) => {
    const cloth = pattern(p);
    const collar = darken(p.deep, 0.35);
    const placket = 'M286 158L300 168L314 158L316 504C305 505 295 505 284 504Z';
    const buttons = repeat(
      6,
      (i) =>
        `<circle cx="300" cy="${200 + i * 57}" r="6.5" fill="#f4e3c4" stroke="#000" stroke-opacity=".35"/><circle cx="298" cy="${198.5 + i * 57}" r="1.2" fill="#5a3b20"/><circle cx="302" cy="${201.5 + i * 57}" r="1.2" fill="#5a3b20"/>`,
    );
    return `<path d="M228 122C250 108 350 108 372 122L300 170Z" fill="${darken(collar, 0.4)}"/><path d="${SHIRT}" fill="${cloth}"/>${p.folds(SHIRT, SHIRT_FOLDS)}
<path d="${placket}" fill="${cloth}"/><path d="M284 160V505M316 160V505" stroke="#000" stroke-opacity=".32" stroke-width="2"/>${buttons}
<path d="M228 118C222 140 240 176 262 198L300 164C268 154 244 140 236 116ZM372 118C378 140 360 176 338 198L300 164C332 154 356 140 364 116Z" fill="${collar}"/><path d="M262 198L300 164L338 198" stroke="#000" stroke-opacity=".35" stroke-width="2.5" fill="none"/><path d="M230 124C230 144 246 172 262 190M370 124C370 144 354 172 338 190" stroke="#fff" stroke-opacity=".25" stroke-width="2" fill="none"/>
<path d="M342 268h62v52q-31 22-62 0z" fill="${cloth}" stroke="#000" stroke-opacity=".3" stroke-width="2"/>`;
  },
});

/** Folded lengths of cloth in two patterns, with the workshop's paper label. */
const cloth: Shape = {
  reach: 215,
  label: { brand: 'RUMAH KAWUNG', line: 'kain batik 2 meter', size: '' },
  draw: (p) => {
    const [first, second] = [kawung(p), parang(p)];
    const shade = p.down([0, '#fff', 0.28], [0.35, '#fff', 0], [1, '#000', 0.42]);
    const fold = (x: number, y: number, width: number, fill: string) => {
      const d = `M${x} ${y}H${x + width}q26 4 26 30t-26 30H${x}q-26-4-26-30t26-30z`;
      return `<path d="${d}" fill="${fill}"/><path d="${d}" fill="${shade}"/><path d="M${x - 20} ${y + 31}H${x + width}" stroke="#000" stroke-opacity=".28" stroke-width="2"/>`;
    };
    const top =
      'M132 206H468Q486 206 494 222L534 306Q542 326 520 328H80Q58 326 66 306L106 222Q114 206 132 206Z';
    return `${fold(96, 444, 408, second)}${fold(104, 386, 392, first)}${fold(100, 328, 400, second)}<path d="${top}" fill="${first}"/><path d="${top}" fill="${p.across([0, '#000', 0.3], [0.1, '#000', 0], [0.9, '#000', 0], [1, '#000', 0.34])}"/>
${p.folds(top, [
  ['M330 206L356 328', 12, -0.25],
  ['M150 214L120 318', 20, 0.35],
])}<path d="M240 242H360L356 292H236Z" fill="#fffaf0"/>${p.text(p.label.brand, { x: 298, y: 266, size: 17, fill: darken(p.deep, 0.3), fit: 100 })}${p.text(p.label.line, { x: 298, y: 283, size: 10.5, weight: 700, fill: '#6a5a50', fit: 100 })}`;
  },
};

/** A tubular sarong, folded for the shelf, checked like the looms of Tegal and Samarinda weave it. */
const sarong: Shape = {
  reach: 180,
  label: { brand: 'Tenun Pesisir', line: 'SARUNG', size: '' },
  draw: (p) => {
    const check = p.pattern(
      64,
      64,
      `<rect width="64" height="64" fill="${p.main}"/><path d="M0 10H64M0 54H64" stroke="${p.deep}" stroke-width="13" opacity=".75"/><path d="M10 0V64M54 0V64" stroke="${p.deep}" stroke-width="13" opacity=".6"/><path d="M0 32H64M32 0V64" stroke="${p.accent}" stroke-width="2.6"/><path d="M0 20H64M20 0V64M0 44H64M44 0V64" stroke="${p.soft}" stroke-width="1.6" opacity=".8"/>`,
    );
    const back = slab(150, 128, 300, 368, 14);
    const front = slab(130, 150, 340, 356, 14);
    return `<path d="${back}" fill="${p.deep}"/><path d="${back}" fill="${check}" opacity=".6"/>${p.body(front, check, 0.24)}
<path d="M378 150H470V506H378Z" fill="${p.down(p.deep, darken(p.deep, 0.2))}" opacity=".82"/>${repeat(5, (i) => `<path d="M${392 + i * 16} 150V506" stroke="${p.accent}" stroke-width="${i % 2 ? 1.5 : 4}" opacity=".8"/>`)}
${p.folds(front, [
  ['M130 330C240 318 360 344 470 326', 16, -0.28],
  ['M130 312C240 300 360 326 470 308', 12, 0.3],
  ['M150 170V490', 20, 0.2],
])}
<path d="${slab(164, 206, 168, 84, 8)}" fill="#fffaf0"/><path d="${slab(170, 212, 156, 72, 5)}" fill="none" stroke="${p.accent}" stroke-width="2"/>${p.text(p.label.brand, { x: 248, y: 246, size: 21, fill: darken(p.deep, 0.2), fit: 140 })}${p.text(p.label.line, { x: 248, y: 271, size: 15, weight: 700, fill: '#6a5a50', spacing: 4 })}`;
  },
};

export const batik = {
  'batik-kawung': shirt(kawung),
  'batik-parang': shirt(parang),
  'batik-mendung': shirt(clouds),
  kain: cloth,
  sarung: sarong,
} satisfies Record<string, Shape>;
