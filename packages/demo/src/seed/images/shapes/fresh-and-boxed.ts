import { darken, lighten } from '../color.ts';
import type { Shape } from '../shape.ts';
import { disc, repeat, slab } from '../svg-paths.ts';

/** Ten eggs in a pulp tray. The palette colours the shells. */
const eggs: Shape = {
  reach: 210,
  foot: 470,
  draw: (p) => {
    const egg = (x: number, y: number, size: number) =>
      `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0-62C30-62 46-18 46 8 46 36 24 52 0 52S-46 36-46 8C-46-18-30-62 0-62Z" fill="${p.round(0.36, 0.3, lighten(p.soft, 0.55), p.main, darken(p.deep, 0.1))}"/><ellipse cx="-14" cy="-28" rx="10" ry="17" fill="#fff" opacity=".5" transform="rotate(18)"/></g>`;
    const front =
      'M76 340C96 322 112 350 132 352S168 322 188 340 222 352 244 340 282 322 300 340 336 352 356 340 392 322 412 340 446 352 468 352 508 322 524 340L500 446Q494 470 470 470H130Q106 470 100 446Z';
    return `<path d="M92 296H508L524 346H76Z" fill="#8d8780"/>${repeat(5, (i) => egg(140 + i * 80, 270, 0.86))}<path d="M84 316H516V346H84Z" fill="#6d6862" opacity=".5"/>${repeat(5, (i) => egg(132 + i * 84, 324, 1))}
${p.body(front, p.down('#bdb7ae', '#98928a'), 0.3)}${repeat(4, (i) => `<path d="M${188 + i * 75} 356l-6 104" stroke="#000" stroke-opacity=".18" stroke-width="8" fill="none"/>`)}
<path d="${front}" fill="${p.pattern(9, 9, '<circle cx="2" cy="3" r="1" fill="#fff" opacity=".3"/><circle cx="7" cy="7" r="1" fill="#000" opacity=".14"/>')}"/><path d="${slab(222, 376, 156, 66, 12)}" fill="#fffaf0"/>${p.text(p.label.line, { x: 300, y: 405, size: 22, fill: '#7a3d18', fit: 136 })}${p.text(p.label.size, { x: 300, y: 430, size: 17, weight: 700, fill: '#6d5a4a', fit: 136 })}`;
  },
  label: { brand: 'Kandang Makmur', line: 'Telur Ayam', size: '10 butir' },
};

/** A one-litre brick with a cap, seen from its edge. */
const carton: Shape = {
  reach: 130,
  label: { brand: 'Lembah Susu', line: 'UHT Full Cream', size: '1 LITER' },
  draw: (p) => {
    const front = 'M182 176L346 190V508L182 492Z';
    return `<path d="M346 190L424 168V476L346 508Z" fill="${p.down(p.deep, darken(p.deep, 0.35))}"/><path d="${front}" fill="${p.down('#ffffff', '#f1eff2')}"/>
<path d="M182 176L250 152 424 168 346 190Z" fill="${p.down('#ffffff', '#dedbe0')}"/>
<g clip-path="${p.clip(front)}"><path d="M170 170L360 186V300C300 340 240 260 170 316Z" fill="${p.down(p.main, p.deep)}"/><path d="M170 316C240 260 300 340 360 300V320C300 360 240 280 170 336Z" fill="${p.accent}"/>
<path d="M222 392H304L294 486Q263 494 232 484Z" fill="${lighten(p.soft, 0.6)}" opacity=".9"/><path d="M226 412Q262 424 302 410L294 486Q263 494 232 484Z" fill="#fff"/><path d="M222 392H304L294 486Q263 494 232 484Z" fill="none" stroke="${p.deep}" stroke-width="3.5" stroke-linejoin="round"/><path d="M238 424L243 474" stroke="${p.soft}" stroke-width="6" stroke-linecap="round"/></g>
<g transform="skewY(4.8) translate(0 -22)">${p.text(p.label.brand, { x: 264, y: 238, size: 32, fill: p.on, fit: 146 })}${p.text(p.label.line, { x: 264, y: 268, size: 18, weight: 700, fill: p.on, fit: 140 })}${p.text(p.label.size, { x: 264, y: 360, size: 20, fill: p.deep })}</g>
<path d="M346 312L424 286V302L346 330Z" fill="${p.accent}"/><path d="M346 190V508" stroke="#fff" stroke-opacity=".6" stroke-width="2"/><path d="M182 176L200 178V494L182 492Z" fill="#000" opacity=".06"/>
<ellipse cx="290" cy="166" rx="34" ry="12" fill="#c7c3ca"/><path d="M258 140V162C258 176 322 176 322 162V140Z" fill="${p.across(darken(p.main, 0.2), p.soft, p.main, p.deep)}"/><ellipse cx="290" cy="140" rx="32" ry="11" fill="${p.soft}"/>`;
  },
};

/** A box of tea bags with one bag hanging out. */
const tea: Shape = {
  reach: 170,
  label: { brand: 'Kebun Pagi', line: 'Teh Melati', size: '25 kantong' },
  draw: (p) => {
    const front = 'M128 232H420V506H128Z';
    return `<path d="M420 232L480 200V466L420 506Z" fill="${p.down(p.deep, darken(p.deep, 0.35))}"/><path d="M128 232L196 200H480L420 232Z" fill="${p.down(lighten(p.main, 0.35), p.main)}"/>
<path d="${front}" fill="${p.down(p.main, p.deep)}"/><path d="M128 420C200 388 340 452 420 408V506H128Z" fill="${p.accent}"/><path d="M128 420C200 388 340 452 420 408" stroke="#fff" stroke-opacity=".7" stroke-width="4" fill="none"/>
<circle cx="274" cy="336" r="96" fill="#fffdf4"/><circle cx="274" cy="336" r="86" fill="none" stroke="${p.deep}" stroke-width="2.5"/>
${p.text(p.label.brand, { x: 274, y: 346, size: 30, fill: p.deep, fit: 158 })}${p.text(p.label.line, { x: 274, y: 374, size: 19, weight: 700, fill: '#5b4b3a', fit: 140 })}<g transform="translate(274 292)" fill="#4c9a52"><path d="M0 16C-26 14-34-6-32-22-12-20 2-8 0 16Z"/><path d="M0 16C26 14 34-6 32-22 12-20-2-8 0 16Z"/><path d="M0 18C-12 0-8-22 0-32 8-22 12 0 0 18Z" fill="#6dbb6a"/></g>
${p.text(p.label.size, { x: 274, y: 480, size: 24, fill: darken(p.deep, 0.25) })}<path d="M128 232H150V506H128Z" fill="#fff" opacity=".14"/>
<path d="M420 260C450 240 468 262 466 330" stroke="#f7f3ea" stroke-width="4" fill="none"/><path d="M440 330L496 326 502 366 498 432Q470 440 444 434L436 370Z" fill="${p.down('#fffaf0', '#e6d6bd')}"/><path d="M446 392Q470 380 496 390L495 428Q470 435 447 430Z" fill="#9a6a32" opacity=".75"/><path d="M440 330L496 326" stroke="#b9a480" stroke-width="3"/>`;
  },
};

/** A square biscuit tin with a round window of biscuits. */
const biscuitTin: Shape = {
  reach: 176,
  label: { brand: 'Roti Nona', line: 'Biskuit Kaleng Aneka', size: '650 g' },
  draw: (p) => {
    const side = slab(126, 206, 348, 300, 26);
    const biscuit = (x: number, y: number, r: number, fill: string) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${r - 6}" fill="none" stroke="#a8692a" stroke-opacity=".5" stroke-width="2.5" stroke-dasharray="4 5"/><path d="M${x - r + 9} ${y - 5}a${r - 9} ${r - 9} 0 0 1 ${r - 4}-${r - 15}" stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none" stroke-linecap="round"/>`;
    return `${p.body(side, p.down(p.main, p.deep), 0.36)}<path d="${slab(146, 232, 308, 254, 18)}" fill="none" stroke="${p.accent}" stroke-width="4"/>
${p.text(p.label.brand, { x: 300, y: 288, size: 48, fill: p.accent, fit: 270 })}${p.text(p.label.line, { x: 300, y: 316, size: 19, weight: 700, fill: p.on, fit: 260 })}
<ellipse cx="300" cy="398" rx="122" ry="66" fill="#fff7e6"/><g clip-path="${p.clip(disc(300, 398, 116, 61))}">${biscuit(234, 394, 40, '#e0a558')}${biscuit(366, 396, 42, '#cf8d43')}${biscuit(300, 372, 38, '#f0c27c')}${biscuit(292, 432, 40, '#d99a4e')}<path d="${slab(322, 410, 84, 34, 8)}" fill="#b87433"/>${repeat(6, (i) => `<circle cx="${334 + i * 12}" cy="${427 + (i % 2) * 7 - 4}" r="2.2" fill="#7d4717"/>`)}</g>
${p.text(p.label.size, { x: 300, y: 481, size: 16, weight: 700, fill: p.on })}
<path d="${slab(116, 158, 368, 58, 22)}" fill="${p.down(lighten(p.main, 0.3), p.main, p.deep)}"/><path d="M140 170H460" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/><path d="M120 206H480" stroke="#000" stroke-opacity=".25" stroke-width="3"/>`;
  },
};

/** A lidded box with a window onto dates. */
const dates: Shape = {
  reach: 190,
  foot: 480,
  label: { brand: 'Al Nakhla', line: 'Kurma Sukari', size: '500 g' },
  draw: (p) => {
    const top = 'M142 226H458L516 388H84Z';
    const date = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="32" ry="16" fill="${p.round(0.35, 0.25, '#b4713a', '#6d3414', '#35160a')}"/><path d="M-20-4Q0-12 20-5M-16 4Q4-2 20 4" stroke="#f0b980" stroke-opacity=".45" stroke-width="2.4" fill="none"/><circle cx="-30" cy="0" r="3.4" fill="#d9b27c"/></g>`;
    return `<path d="M84 388H516V456Q516 480 492 480H108Q84 480 84 456Z" fill="${p.down(p.main, p.deep)}"/><path d="${top}" fill="${p.down(lighten(p.main, 0.2), p.main)}"/>
<g clip-path="${p.clip('M174 246H426L464 366H136Z')}"><path d="M120 230H480V380H120Z" fill="#3b1a0b"/>${repeat(3, (r) => repeat(7, (i) => date(146 + i * 54 + (r % 2) * 22, 266 + r * 38, (i % 3) * 14 - 14)))}<path d="M174 246L260 246 180 366H136Z" fill="#fff" opacity=".2"/></g><path d="M174 246H426L464 366H136Z" fill="none" stroke="${p.accent}" stroke-width="4"/>
${p.text(p.label.brand, { x: 300, y: 436, size: 40, fill: p.accent, fit: 300 })}${p.text(`${p.label.line} · ${p.label.size}`, { x: 300, y: 464, size: 18, weight: 700, fill: p.on, fit: 320 })}<path d="M84 388H516" stroke="#fff" stroke-opacity=".35" stroke-width="2.5"/><path d="M84 388H112V480H108Q84 480 84 456Z" fill="#fff" opacity=".1"/>`;
  },
};

export const freshAndBoxed = {
  telur: eggs,
  'susu-uht': carton,
  teh: tea,
  'biskuit-kaleng': biscuitTin,
  kurma: dates,
} satisfies Record<string, Shape>;
