import { darken, lighten } from '../color.ts';
import type { Paint } from '../paint.ts';
import { readSvgShape } from '../read-svg-shape.ts';
import type { Shape } from '../shape.ts';
import { around, disc, repeat, slab } from '../svg-paths.ts';

const wallpaper = (p: Paint) => p.slant(darken(p.deep, 0.3), p.main, lighten(p.accent, 0.1));

const lens = (p: Paint, x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#0b0d12"/><circle cx="${x}" cy="${y}" r="${r - 1}" fill="none" stroke="${p.soft}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="${r * 0.66}" fill="${p.round(0.4, 0.38, '#5b6f96', '#1b2436', '#05070b')}"/><circle cx="${x - r * 0.2}" cy="${y - r * 0.24}" r="${r * 0.14}" fill="#fff" opacity=".8"/>`;

/** A flat-edged phone with a round camera island. */
const roundCamera: Shape = {
  reach: 160,
  draw: (
    p,
  ) => `<g transform="rotate(5 210 300)"><path d="${slab(112, 92, 200, 410, 26)}" fill="${p.slant(lighten(p.soft, 0.3), p.main, p.deep)}"/><path d="${slab(114, 94, 196, 406, 25)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><circle cx="212" cy="188" r="74" fill="${darken(p.deep, 0.45)}"/><circle cx="212" cy="188" r="72" fill="none" stroke="${p.soft}" stroke-width="3"/>${lens(p, 184, 162, 24)}${lens(p, 240, 162, 24)}${lens(p, 184, 216, 24)}<circle cx="240" cy="216" r="12" fill="#fff4cf"/><path d="M112 420L312 240V476Q312 502 286 502H138Q112 502 112 476Z" fill="#fff" opacity=".1"/></g>
<path d="${slab(282, 104, 206, 404, 28)}" fill="#000" opacity=".35" filter="${p.blur(10)}" transform="rotate(-4 385 300)"/><g transform="rotate(-4 385 300)"><path d="${slab(282, 92, 206, 416, 28)}" fill="#15131a"/><path d="${slab(283.5, 93.5, 203, 413, 27)}" fill="none" stroke="${p.soft}" stroke-width="3"/><path d="${slab(290, 100, 190, 400, 21)}" fill="${wallpaper(p)}"/><g clip-path="${p.clip(slab(290, 100, 190, 400, 21))}"><path d="M280 400C330 340 420 460 490 360V510H280Z" fill="${p.accent}" opacity=".5"/><path d="M280 440C350 390 410 490 490 420V510H280Z" fill="${darken(p.deep, 0.5)}" opacity=".6"/><circle cx="430" cy="300" r="46" fill="#fff" opacity=".35"/></g><circle cx="385" cy="118" r="6" fill="#05060a"/>${p.text('12.30', { x: 385, y: 208, size: 48, fill: '#fff', weight: 500 })}${p.text('Senin, 2 Maret', { x: 385, y: 232, size: 13, fill: '#fff', weight: 500 })}${repeat(4, (i) => `<path d="${slab(306 + i * 41, 446, 32, 32, 9)}" fill="#fff" opacity="${0.9 - (i % 2) * 0.25}"/>`)}</g>`,
};

/** A tablet with its pen. */
const tablet: Shape = {
  reach: 190,
  foot: 488,
  draw: (
    p,
  ) => `<path d="${slab(96, 108, 366, 380, 30)}" fill="#16131a"/><path d="${slab(98, 110, 362, 376, 28)}" fill="none" stroke="${p.slant('#fff', p.soft, p.deep)}" stroke-width="4"/><path d="${slab(116, 128, 326, 340, 14)}" fill="${wallpaper(p)}"/><g clip-path="${p.clip(slab(116, 128, 326, 340, 14))}"><circle cx="220" cy="420" r="150" fill="#fff" opacity=".1"/><path d="M116 392C200 330 280 430 360 360 400 330 430 350 442 344V468H116Z" fill="${darken(p.deep, 0.4)}" opacity=".55"/><path d="M116 128H330L116 440Z" fill="#fff" opacity=".09"/></g>
<path d="${slab(140, 156, 134, 92, 16)}" fill="#fff" opacity=".92"/>${p.text('10.09', { x: 207, y: 206, size: 38, fill: p.deep })}${p.text('Cerah, 31°', { x: 207, y: 230, size: 14, weight: 700, fill: '#5d5861' })}<path d="${slab(286, 156, 132, 92, 16)}" fill="#fff" opacity=".35"/><path d="M302 226l28-36 22 24 18-16 30 28z" fill="#fff" opacity=".85"/><circle cx="386" cy="184" r="10" fill="${p.accent}"/>${repeat(4, (i) => `<path d="${slab(168 + i * 58, 410, 44, 44, 12)}" fill="${[p.accent, '#ffffff', p.soft, '#7df0b5'][i]}"/>`)}<circle cx="279" cy="118" r="3.5" fill="#3a373d"/>
<g transform="rotate(9 500 300)"><path d="M488 130H508V440L498 474L488 440Z" fill="${p.across('#ffffff', '#f1eff2', '#bdb8c0')}"/><path d="M488 440H508L498 474Z" fill="#d5d0d7"/><path d="M495 464H501L498 474Z" fill="#2a272d"/><path d="M488 150H508V160H488Z" fill="${p.main}"/></g>`,
};

/** A power bank with a charge display. */
const powerBank: Shape = {
  reach: 130,
  label: { brand: 'DAYA', line: '10.000 mAh', size: '' },
  draw: (p) => {
    const body = slab(186, 122, 200, 384, 38);
    return `<path d="M286 124C286 70 420 60 430 130C438 190 420 250 452 300" fill="none" stroke="${darken(p.deep, 0.2)}" stroke-width="12" stroke-linecap="round"/><path d="${slab(268, 96, 36, 40, 8)}" fill="#d5d0d7"/><path d="${slab(434, 292, 38, 56, 10)}" fill="${darken(p.deep, 0.2)}"/><path d="${slab(442, 346, 22, 26, 5)}" fill="#c7c2ca"/>${p.body(body, p.slant(lighten(p.main, 0.18), p.main, p.deep), 0.44)}<path d="${slab(186, 122, 200, 384, 38)}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="3"/>
<path d="${slab(222, 168, 128, 70, 16)}" fill="#0c0b0e"/>${p.text('87', { x: 278, y: 220, size: 46, fill: '#7df0b5' })}${p.text('%', { x: 326, y: 220, size: 22, fill: '#7df0b5', weight: 700 })}${p.text(p.label.brand, { x: 286, y: 372, size: 36, fill: p.on, spacing: 4, fit: 150 })}${p.text(p.label.line, { x: 286, y: 404, size: 19, weight: 700, fill: p.on, fit: 160 })}${repeat(4, (i) => `<circle cx="${253 + i * 22}" cy="440" r="6" fill="${i < 3 ? p.accent : '#fff'}" opacity="${i < 3 ? 1 : 0.3}"/>`)}<path d="M290 282l-26 36h20l-8 28 28-38h-20z" fill="${p.accent}"/>`;
  },
};

/** A wall charger with two sockets and its cable. */
const charger: Shape = {
  reach: 150,
  label: { brand: 'DAYA', line: '33 W', size: '' },
  draw: (p) => {
    const body = slab(168, 214, 190, 250, 34);
    return `<path d="M216 130h18v90h-18zM292 130h18v90h-18z" fill="${p.across('#8f8a92', '#f7f5f8', '#a8a3ab')}"/><path d="M212 124h26v22h-26zM288 124h26v22h-26z" fill="#d8d4da"/>${p.body(body, p.slant(lighten(p.soft, 0.75), lighten(p.soft, 0.5), p.soft), 0.24)}<path d="${slab(184, 230, 158, 218, 24)}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3"/>${p.text(p.label.brand, { x: 263, y: 292, size: 31, fill: darken(p.deep, 0.5), spacing: 3, fit: 130 })}${p.text(p.label.line, { x: 263, y: 324, size: 23, fill: darken(p.accent, 0.1) })}<path d="${slab(218, 356, 90, 24, 11)}" fill="#2a272d"/><path d="${slab(228, 363, 70, 10, 5)}" fill="${p.accent}"/><path d="${slab(218, 398, 90, 28, 6)}" fill="#2a272d"/><path d="${slab(226, 404, 74, 9, 3)}" fill="#f4f2f5"/>
<path d="M262 366C330 366 420 330 446 380C470 430 420 500 370 488C330 478 350 440 400 452C450 464 470 500 440 506" fill="none" stroke="${lighten(p.soft, 0.4)}" stroke-width="15" stroke-linecap="round"/><path d="M262 366C330 366 420 330 446 380C470 430 420 500 370 488" fill="none" stroke="#000" stroke-opacity=".1" stroke-width="4" stroke-linecap="round"/><path d="${slab(240, 352, 60, 30, 9)}" fill="${lighten(p.soft, 0.3)}"/>`;
  },
};

/** A coiled braided cable. */
const cable: Shape = {
  reach: 170,
  foot: 470,
  draw: (p) => {
    const braid = (d: string) =>
      `<path d="${d}" stroke="${p.deep}" stroke-width="23" fill="none" stroke-linecap="round"/><path d="${d}" stroke="${p.main}" stroke-width="18" fill="none"/><path d="${d}" stroke="${p.soft}" stroke-width="18" stroke-dasharray="4 6" fill="none" opacity=".6"/><path d="${d}" stroke="#fff" stroke-width="3.5" fill="none" opacity=".35"/>`;
    const plug = (x: number, y: number, turn: number, width: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${slab(-22, -10, 44, 74, 12)}" fill="${p.across('#5d5861', '#d8d4da', '#7f7a82')}"/><path d="${slab(-width / 2, -46, width, 40, 5)}" fill="${p.across('#a8a3ab', '#fff', '#8f8a92')}"/><path d="M-12 16H12M-12 26H12" stroke="#000" stroke-opacity=".25" stroke-width="4"/></g>`;
    return `${braid(`${disc(290, 316, 140, 128)}`)}${braid(disc(298, 308, 118, 106))}${braid(disc(290, 318, 96, 86))}${braid('M404 236C430 190 440 170 446 140')}${braid('M196 400C150 440 130 444 118 446')}${plug(450, 128, 6, 26)}${plug(112, 448, 262, 30)}<path d="M150 300H228V338H150Z" fill="${p.accent}"/><path d="M150 312H228" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>`;
  },
};

/** A phone case, from behind. */
const phoneCase: Shape = {
  reach: 110,
  draw: (p) => {
    const shell = slab(188, 84, 224, 424, 46);
    return `${p.body(shell, p.slant(lighten(p.main, 0.2), p.main, p.deep), 0.3)}<path d="${slab(199, 95, 202, 402, 37)}" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="4"/><path d="${slab(212, 108, 100, 152, 32)}" fill="${darken(p.deep, 0.5)}"/><path d="${slab(212, 108, 100, 152, 32)}" fill="none" stroke="${p.soft}" stroke-width="5"/>${lens(p, 262, 150, 29)}${lens(p, 262, 218, 29)}
<path d="M412 200h7v54h-7zM412 270h7v80h-7z" fill="${p.deep}"/><g transform="translate(300 372)" fill="none" stroke="${p.accent}" stroke-width="6" stroke-linejoin="round">${around(6, 0, 0, '<path d="M0-8C-16-24-16-48 0-66 16-48 16-24 0-8Z"/>')}<circle r="7" fill="${p.accent}"/></g>${p.gleam('M210 290V460', 12, 0.5)}`;
  },
};

/** True wireless earbuds in their open case. */
const earbuds: Shape = {
  reach: 160,
  draw: (p) => {
    const bud = (x: number, flip: number) =>
      `<g transform="translate(${x} 208) scale(${flip} 1)"><path d="M-6 20C-6-10 34-30 52-6C66 14 54 44 30 46L24 118Q22 130 10 130T-2 118Z" fill="${p.slant('#ffffff', lighten(p.soft, 0.5), p.soft)}"/><path d="M36-14C58-16 70 14 52 36 40 34 30 4 36-14Z" fill="${darken(p.deep, 0.2)}"/><circle cx="10" cy="104" r="4" fill="#2a272d"/><path d="M6 34V92" stroke="#fff" stroke-width="5" stroke-linecap="round"/></g>`;
    const base = 'M138 322H462C470 420 440 506 380 506H220C160 506 130 420 138 322Z';
    return `<path d="M146 312C130 210 180 132 300 132S470 210 454 312Z" fill="${p.down(p.main, p.deep)}"/><path d="M168 312C156 224 200 160 300 160S444 224 432 312Z" fill="${darken(p.deep, 0.45)}"/>${bud(236, -1)}${bud(364, 1)}${p.body(base, p.slant(lighten(p.main, 0.24), p.main, p.deep), 0.3)}<path d="M138 322H462L462 336H138Z" fill="#fff" opacity=".45"/><path d="M140 318C150 306 450 306 460 318L462 324H138Z" fill="${darken(p.deep, 0.3)}"/><circle cx="300" cy="398" r="7" fill="#7df0b5"/><path d="${slab(262, 424, 76, 8, 4)}" fill="#000" opacity=".2"/>${p.gleam('M168 350C172 420 196 470 226 482', 13, 0.5)}`;
  },
};

/** Tempered glass lying over its paper sleeve. */
const screenGlass: Shape = {
  reach: 150,
  label: { brand: 'KACA 9H', line: 'Anti gores', size: '' },
  draw: (
    p,
  ) => `<g transform="rotate(-9 250 300)"><path d="${slab(132, 104, 216, 400, 18)}" fill="${p.down(p.main, p.deep)}"/><path d="${slab(146, 118, 188, 372, 12)}" fill="none" stroke="${p.accent}" stroke-width="3"/>${p.text(p.label.brand, { x: 240, y: 200, size: 36, fill: p.on, fit: 170 })}${p.text(p.label.line, { x: 240, y: 232, size: 20, weight: 700, fill: p.on })}<path d="M240 276l56 20v50c0 40-26 62-56 76-30-14-56-36-56-76v-50z" fill="${p.accent}"/><path d="M214 344l20 22 36-46" stroke="#fff" stroke-width="11" fill="none" stroke-linecap="round" stroke-linejoin="round"/></g>
<g transform="rotate(7 390 310)"><path d="${slab(290, 108, 196, 396, 30)}" fill="#cfe8f3" opacity=".55"/><path d="${slab(290, 108, 196, 396, 30)}" fill="none" stroke="#fff" stroke-width="5"/><path d="${slab(293, 111, 190, 390, 27)}" fill="none" stroke="#6fa3ba" stroke-opacity=".6" stroke-width="2"/><path d="M300 250L430 112H470L296 330Z" fill="#fff" opacity=".6"/><path d="M300 400L482 200V250L304 450Z" fill="#fff" opacity=".3"/><circle cx="388" cy="134" r="9" fill="#fff" opacity=".9"/><circle cx="388" cy="134" r="9" fill="none" stroke="#6fa3ba" stroke-width="2"/></g>`,
};

/** A tripod with a phone clamp. */
const tripod: Shape = {
  reach: 150,
  draw: (
    p,
  ) => `<g stroke="${p.across('#1d1b20', '#6d6872', '#2a272d')}" stroke-linecap="round" fill="none"><path d="M300 300L190 500" stroke="#2a272d" stroke-width="20"/><path d="M300 300L410 500" stroke="#1d1b20" stroke-width="20"/><path d="M300 300L306 506" stroke="#3a373d" stroke-width="20"/></g><path d="M262 366L190 500M338 366L410 500" stroke="#fff" stroke-opacity=".2" stroke-width="5"/><circle cx="188" cy="500" r="12" fill="${p.main}"/><circle cx="412" cy="500" r="12" fill="${p.main}"/><circle cx="306" cy="504" r="12" fill="${p.main}"/><path d="M286 224h28v90h-28z" fill="${p.across('#1d1b20', '#8f8a92', '#2a272d')}"/><path d="${slab(272, 290, 56, 40, 12)}" fill="${p.down(p.main, p.deep)}"/><circle cx="340" cy="310" r="14" fill="${p.accent}"/>
<path d="${slab(256, 210, 88, 26, 10)}" fill="#2a272d"/><g transform="rotate(-4 300 150)"><path d="${slab(152, 84, 296, 144, 22)}" fill="#15131a"/><path d="${slab(160, 92, 280, 128, 16)}" fill="${wallpaper(p)}"/><path d="M160 190C230 150 300 216 440 160V204Q440 220 424 220H176Q160 220 160 204Z" fill="#fff" opacity=".22"/><circle cx="416" cy="156" r="15" fill="#fff" opacity=".9"/><circle cx="416" cy="156" r="9" fill="#e2463c"/><path d="M278 72h44v22h-44zM278 218h44v22h-44z" fill="#3a373d"/></g>`,
};

export const phones = {
  ponsel: { draw: readSvgShape('ponsel'), reach: 150 },
  'ponsel-bulat': roundCamera,
  tablet,
  'power-bank': powerBank,
  charger,
  kabel: cable,
  casing: phoneCase,
  tws: earbuds,
  'pelindung-layar': screenGlass,
  tripod,
} satisfies Record<string, Shape>;
