import { darken, lighten } from '../color.ts';
import { readSvgShape } from '../read-svg-shape.ts';
import type { Shape } from '../shape.ts';
import { around, disc, repeat, slab } from '../svg-paths.ts';

/** A car tyre on an alloy rim. */
const carTyre: Shape = {
  reach: 130,
  label: { brand: 'LINTAS', line: '185/60 R15', size: '' },
  draw: (p) => {
    const metal = p.slant('#fbfafc', '#b9b5bd', '#ece9ee');
    const spoke = `<path d="M284 282L272 190C288 183 312 183 328 190L316 282Z" fill="${metal}"/><path d="M288 276L280 194" stroke="#fff" stroke-width="3" opacity=".8"/><path d="M312 276L321 194" stroke="#000" stroke-width="3" opacity=".25"/>`;
    return `<circle cx="300" cy="300" r="206" fill="#19181c"/>${around(60, 300, 300, '<rect x="294" y="96" width="11" height="20" rx="2.5" fill="#0e0d10"/>')}<circle cx="300" cy="300" r="198" fill="${p.round(0.5, 0.5, [0.4, '#1b1a1e'], [0.46, '#3a383f'], [0.52, '#242328'], [0.58, '#3b3940'], [0.63, '#222126'], [0.66, '#111'])}"/>${p.arc(`${p.label.brand} ${p.label.line}`)}
<circle cx="300" cy="300" r="126" fill="#0c0b0e"/><circle cx="300" cy="300" r="120" fill="none" stroke="${metal}" stroke-width="15"/><circle cx="300" cy="300" r="78" fill="#28262c"/><circle cx="300" cy="300" r="66" fill="none" stroke="#3c3940" stroke-width="6"/>${around(5, 300, 300, spoke)}<circle cx="300" cy="300" r="34" fill="${p.round(0.4, 0.35, '#fff', '#cfcbd2', '#86818a')}"/><circle cx="300" cy="300" r="15" fill="${p.main}"/>${around(5, 300, 300, '<circle cx="300" cy="275" r="4" fill="#57535b"/>')}<circle cx="300" cy="300" r="206" fill="${p.slant([0, '#fff', 0.28], [0.5, '#fff', 0])}"/>`;
  },
};

/** A motorcycle tyre, slim, with a spoked rim. */
const motorTyre: Shape = {
  reach: 120,
  label: { brand: 'LINTAS', line: '90/80-14', size: '' },
  draw: (p) =>
    `<circle cx="300" cy="300" r="206" fill="#19181c"/>${around(46, 300, 300, '<path d="M290 96L300 92 312 110 302 130 292 118Z" fill="#0c0b0e"/>')}<circle cx="300" cy="300" r="176" fill="${p.round(0.4, 0.3, '#45424a', '#2a282e', '#17161a')}"/>${p.arc(`${p.label.brand} ${p.label.line}`)}<circle cx="300" cy="300" r="136" fill="#efedf0"/><circle cx="300" cy="300" r="136" fill="none" stroke="${p.main}" stroke-width="13"/><circle cx="300" cy="300" r="126" fill="none" stroke="#fff" stroke-width="3"/>${around(18, 300, 300, '<path d="M292 276L308 174M308 276L292 174" stroke="#a8a3ab" stroke-width="3.4"/>')}<circle cx="300" cy="300" r="42" fill="${p.round(0.4, 0.34, '#fff', '#c7c2ca', '#77727a')}"/><circle cx="300" cy="300" r="20" fill="#2a272d"/>${around(5, 300, 300, '<circle cx="300" cy="270" r="5" fill="#4a4650"/>')}<circle cx="300" cy="300" r="206" fill="${p.slant([0, '#fff', 0.22], [0.5, '#fff', 0])}"/>`,
};

/** A car or motorcycle battery. */
const battery: Shape = {
  reach: 170,
  label: { brand: 'TENAGA', line: '12 V 45 Ah', size: '' },
  draw: (p) => {
    const front = slab(124, 232, 310, 274, 12);
    return `<path d="M434 240L488 206V470L434 506Z" fill="#121015"/><path d="M124 240L182 200H488L434 240Z" fill="#3a373d"/>${p.body(front, p.down('#3a373d', '#1d1b20'), 0.14)}<path d="M124 296H434V446H124Z" fill="${p.slant(lighten(p.main, 0.12), p.main, p.deep)}"/><path d="M124 296H434V310H124ZM124 432H434V446H124Z" fill="${p.accent}"/>${p.text(p.label.brand, { x: 279, y: 372, size: 50, fill: p.on, fit: 280 })}${p.text(p.label.line, { x: 279, y: 412, size: 27, weight: 700, fill: p.on, fit: 260 })}
${[
  [186, '#e2463c', '+'],
  [404, '#3a7bd5', '−'],
]
  .map(
    ([x, fill, sign]) =>
      `<path d="${disc(Number(x), 214, 30, 11)}" fill="#0c0b0e"/><path d="M${Number(x) - 20} 176V210Q${x} 222 ${Number(x) + 20} 210V176Z" fill="${p.across('#77727a', '#f4f2f5', '#8f8a92')}"/><path d="${disc(Number(x), 176, 20, 7)}" fill="#d8d4da"/><path d="${slab(Number(x) - 24, 246, 48, 38, 8)}" fill="${fill}"/><path d="M${Number(x) - 11} 265h22${sign === '+' ? `M${x} 254v22` : ''}" stroke="#fff" stroke-width="5.5" stroke-linecap="round"/>`,
  )
  .join(
    '',
  )}<path d="M236 212C236 176 356 176 356 212" stroke="#2a272d" stroke-width="13" fill="none"/>${repeat(6, (i) => `<circle cx="${232 + i * 26}" cy="${226 - i * 0.6}" r="6" fill="#57525d"/>`)}`;
  },
};

/** A half-face helmet with a clear visor. */
const openHelmet: Shape = {
  reach: 170,
  foot: 478,
  draw: (p) => {
    const shell =
      'M92 356C84 204 180 116 312 116C440 116 512 208 508 330C506 396 488 446 462 470Q448 480 424 476L340 466C330 430 318 398 290 380L120 384C104 384 94 374 92 356Z';
    return `<path d="M330 440C350 470 420 484 462 470L470 420L360 390Z" fill="#1d1b20"/>${p.body(shell, p.round(0.36, 0.26, p.soft, p.main, p.deep), 0.1)}<g clip-path="${p.clip(shell)}"><path d="M320 110C420 160 450 300 430 490L500 490C530 300 470 130 380 100Z" fill="${p.accent}" opacity=".9"/><path d="M306 112C404 164 434 300 414 490" stroke="#fff" stroke-width="5" fill="none" opacity=".8"/><ellipse cx="220" cy="186" rx="84" ry="32" fill="#fff" opacity=".5" filter="${p.blur(10)}" transform="rotate(-28 220 186)"/></g>
<path d="M70 320C86 250 150 226 250 224L370 222C390 222 398 236 394 258C380 330 350 372 296 384L150 404C96 406 60 376 70 320Z" fill="#cfe3ee" opacity=".42"/><path d="M70 320C86 250 150 226 250 224L370 222C390 222 398 236 394 258C380 330 350 372 296 384L150 404C96 406 60 376 70 320Z" fill="none" stroke="#5f7f90" stroke-opacity=".6" stroke-width="4"/><path d="M96 330C110 276 150 250 220 244L150 392C110 392 92 364 96 330Z" fill="#fff" opacity=".4"/><path d="M84 250C160 200 300 196 400 214L394 240C300 220 180 222 92 272Z" fill="${darken(p.deep, 0.35)}"/>
<circle cx="392" cy="246" r="20" fill="#2a2730"/><circle cx="392" cy="246" r="11" fill="#8f8a92"/><path d="M348 462C340 492 310 500 286 488" stroke="#2a272d" stroke-width="11" fill="none"/>`;
  },
};

/** Two motorcycle mirrors on their stems. */
const mirrors: Shape = {
  reach: 170,
  draw: (p) => {
    const mirror = (flip: number) =>
      `<g transform="translate(300 0) scale(${flip} 1)"><path d="M40 506C44 420 70 360 124 320" stroke="${p.across('#1d1b20', '#77727a', '#2a272d')}" stroke-width="15" stroke-linecap="round" fill="none"/><path d="M26 480h30v28H26z" fill="#8f8a92"/><path d="M58 236C54 176 90 130 158 126C226 122 250 160 244 218C240 274 210 322 144 324C88 324 62 292 58 236Z" fill="${p.slant(lighten(p.main, 0.2), p.main, p.deep)}"/><path d="M76 236C74 188 102 148 158 144C212 142 230 172 226 218C222 264 196 304 144 306C98 306 78 280 76 236Z" fill="${p.slant('#f6fbfe', '#bcd6e4', '#7fa3b7')}"/><path d="M96 262L176 146C200 144 216 154 222 172L130 304C112 300 100 284 96 262Z" fill="#fff" opacity=".45"/><circle cx="124" cy="318" r="13" fill="#2a272d"/></g>`;
    return mirror(-1) + mirror(1);
  },
};

/** An LED headlight bulb with its fan. */
const headlight: Shape = {
  reach: 110,
  foot: 500,
  label: { brand: 'TERANG', line: 'H4', size: '' },
  draw: (p) =>
    `<path d="M300 96L120 40V210Z" fill="${p.across([0, '#fff7cf', 0], [1, '#fff2b0', 0.9])}"/><path d="M300 96L480 40V210Z" fill="${p.across([0, '#fff2b0', 0.9], [1, '#fff7cf', 0])}"/><circle cx="300" cy="130" r="112" fill="${p.round(0.5, 0.5, [0, '#fff3bf', 0.9], [0.62, '#fff0b0', 0])}"/><path d="${slab(272, 76, 56, 190, 12)}" fill="${p.across('#8f8a92', '#e7e3e9', '#77727a')}"/>${repeat(3, (i) => `<path d="${slab(284, 96 + i * 42, 32, 32, 5)}" fill="#fff6c9"/><path d="${slab(290, 102 + i * 42, 20, 20, 3)}" fill="#ffd84d"/>`)}<path d="M200 262H400L388 306H212Z" fill="${p.across('#5d5861', '#f4f2f5', '#8f8a92', '#4a4650')}"/>${p.body('M226 304H374L382 452Q382 470 364 470H236Q218 470 218 452Z', p.down(p.main, p.deep), 0.4)}${repeat(7, (i) => `<path d="M224 ${330 + i * 18}H376" stroke="#000" stroke-opacity=".24" stroke-width="6"/>`)}<path d="${slab(246, 352, 108, 70, 10)}" fill="${darken(p.deep, 0.4)}"/>${p.text(p.label.brand, { x: 300, y: 382, size: 19, fill: '#fff', fit: 90 })}${p.text(p.label.line, { x: 300, y: 410, size: 22, fill: p.accent })}<path d="M238 470H362L352 500H248Z" fill="#1d1b20"/>`,
};

/** A spark plug, lying a little. */
const sparkPlug: Shape = {
  reach: 120,
  foot: 500,
  label: { brand: 'PERCIK', line: '', size: '' },
  draw: (p) => {
    const steel = p.across('#77727a', '#f7f5f8', '#b9b4bc', '#6d6872');
    return `<g transform="rotate(14 300 300)"><path d="${slab(282, 72, 36, 40, 8)}" fill="${steel}"/><path d="M274 108H326L338 268H262Z" fill="${p.across('#d8d4d1', '#ffffff', '#f2efec', '#bdb7b3')}"/>${repeat(4, (i) => `<path d="M${271 - i * 2} ${126 + i * 24}H${329 + i * 2}" stroke="#000" stroke-opacity=".16" stroke-width="5"/>`)}<path d="M262 214H338L340 244H260Z" fill="${p.main}"/>${p.text(p.label.brand, { x: 300, y: 236, size: 17, fill: p.on, fit: 64 })}<path d="M236 266H364V318H236Z" fill="${steel}"/><path d="M272 266V318M328 266V318" stroke="#000" stroke-opacity=".25" stroke-width="3"/><path d="M248 318H352L344 346H256Z" fill="${steel}"/><path d="M258 346H342V444H258Z" fill="${steel}"/>${repeat(8, (i) => `<path d="M256 ${354 + i * 11.6}L344 ${348 + i * 11.6}" stroke="#2a272d" stroke-opacity=".5" stroke-width="4"/>`)}<path d="M284 444H316V464H284Z" fill="#f4efe9"/><path d="M294 464H306V478H294Z" fill="#8f8a92"/><path d="M336 444V494H290" stroke="#8f8a92" stroke-width="13" fill="none" stroke-linejoin="round"/><path d="M300 480l-8 9 10 0-6 10" stroke="#4aa3ff" stroke-width="3.5" fill="none"/></g>`;
  },
};

export const automotive = {
  oli: { draw: readSvgShape('oli'), reach: 150, label: { brand: 'LAJU', line: '10W-40', size: '1 LITER' } },
  helm: { draw: readSvgShape('helm'), reach: 160 },
  'helm-bogo': openHelmet,
  ban: carTyre,
  'ban-motor': motorTyre,
  aki: battery,
  spion: mirrors,
  'lampu-motor': headlight,
  busi: sparkPlug,
} satisfies Record<string, Shape>;
