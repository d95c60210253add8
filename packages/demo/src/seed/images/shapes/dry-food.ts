import { darken, lighten } from '../color.ts';
import type { Shape } from '../shape.ts';
import { disc, repeat, slab } from '../svg-paths.ts';

const pillow =
  'M166 118 L176 126 186 118 196 126 206 118 216 126 226 118 236 126 246 118 256 126 266 118 276 126 286 118 296 126 306 118 316 126 326 118 336 126 346 118 356 126 366 118 376 126 386 118 396 126 406 118 416 126 426 118 434 118 C430 150 432 164 446 190 C458 280 458 380 446 452 C438 474 432 484 434 505 H166 C168 484 162 474 154 452 C142 380 142 280 154 190 C168 164 170 150 166 118Z';

/** Loose goods in clear film with a paper label: sugar, salt, beans. The palette colours what is inside. */
const loose: Shape = {
  reach: 150,
  label: { brand: 'Tebu Manis', line: 'Gula Pasir', size: '1 kg' },
  draw: (p) => {
    const grain = p.pattern(
      14,
      14,
      `<rect width="14" height="14" fill="${p.main}"/><path d="M1 3l3-2 3 2-3 3zM8 9l3-2 3 2-3 3zM8 1l2 1-1 2-2-1zM2 10l2 1-1 2-2-1z" fill="${p.soft}"/><path d="M5 7l2 1-1 2-2-1zM11 4l2 1-1 2-2-1z" fill="${p.deep}" opacity=".55"/>`,
    );
    const plate = 'M176 236 C250 226 350 226 424 236 V404 C350 414 250 414 176 404Z';
    return `${p.body(pillow, grain, 0.5)}<path d="M160 140H440V186C350 172 250 172 160 186Z" fill="#fff" opacity=".34"/>
<path d="M168 150H432M160 478H440" stroke="#fff" stroke-opacity=".7" stroke-width="2.5"/><path d="M170 164H430M158 468H442" stroke="#000" stroke-opacity=".12" stroke-width="2"/>
<path d="${plate}" fill="${p.down('#fffdf6', '#f3ead9')}"/><path d="M176 236C250 226 350 226 424 236V262C350 252 250 252 176 262Z" fill="${p.accent}"/><path d="M176 388C250 398 350 398 424 388V404C350 414 250 414 176 404Z" fill="${p.accent}"/>
${p.text(p.label.brand.toUpperCase(), { x: 300, y: 306, size: 30, fill: darken(p.accent, 0.35), fit: 220 })}${p.text(p.label.line, { x: 300, y: 336, size: 20, weight: 700, fill: '#5b4b3a', fit: 220 })}
${p.text(p.label.size, { x: 300, y: 374, size: 24, fill: darken(p.accent, 0.35) })}
${p.folds(pillow, [
  ['M190 130 C206 220 182 330 200 500', 18, 0.45],
  ['M420 150 C398 250 428 340 404 500', 20, -0.2],
  ['M300 128 C310 170 296 200 304 226', 14, -0.12],
  ['M236 420 C250 450 246 480 252 505', 12, 0.4],
])}`;
  },
};

/** A paper bag with a folded top: flour, starch, powdered drinks. */
const flour: Shape = {
  reach: 150,
  label: { brand: 'Melati Putih', line: 'Tepung Terigu', size: '1 kg' },
  draw: (p) => {
    const bag =
      'M170 150 L430 150 C440 250 442 380 436 490 Q435 506 420 506 H180 Q165 506 164 490 C158 380 160 250 170 150Z';
    const ear = repeat(
      4,
      (i) =>
        `<path d="M0 ${-i * 17}c-15-2-20-12-19-22 13 1 19 9 19 22zm0 0c15-2 20-12 19-22-13 1-19 9-19 22z"/>`,
    );
    return `${p.body(bag, p.down(lighten(p.soft, 0.72), lighten(p.soft, 0.45)), 0.34)}
<path d="M166 250C240 214 350 288 438 236V150H170Z" fill="${p.down(p.main, p.deep)}"/><path d="M166 262C240 226 350 300 438 248" stroke="${p.accent}" stroke-width="6" fill="none"/>
<path d="M162 112H438L434 156H166Z" fill="${p.down(lighten(p.main, 0.2), p.main)}"/><path d="M166 154H434" stroke="#000" stroke-opacity=".25" stroke-width="4"/><path d="M164 122H436" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>
${p.text(p.label.brand.toUpperCase(), { x: 300, y: 206, size: 36, fill: p.on, fit: 236 })}
<g transform="translate(300 382)" fill="${darken(p.accent, 0.1)}">${ear}<path d="M-2 0h4v34h-4z"/><g transform="rotate(28) translate(8 4) scale(.8)">${ear}<path d="M-2 0h4v34h-4z"/></g><g transform="rotate(-28) translate(-8 4) scale(.8)">${ear}<path d="M-2 0h4v34h-4z"/></g></g>
${p.text(p.label.line, { x: 300, y: 448, size: 24, weight: 700, fill: darken(p.deep, 0.1), fit: 230 })}${p.text(p.label.size, { x: 300, y: 482, size: 24, fill: darken(p.deep, 0.1) })}
${p.folds(bag, [
  ['M186 160 C200 280 178 380 190 500', 16, 0.4],
  ['M416 160 C398 290 420 380 408 500', 18, -0.16],
  ['M176 500 C230 480 240 470 270 505', 12, -0.1],
])}`;
  },
};

/** A serrated packet with a bowl of noodles on it. */
const noodles: Shape = {
  reach: 205,
  foot: 470,
  label: { brand: 'Mi Juara', line: 'Goreng Spesial', size: '85 g' },
  draw: (p) => {
    const teeth = (x: number, out: number) => repeat(17, (i) => `L${x + (i % 2 ? 0 : out)} ${466 - i * 20}`);
    const pack = `M104 140 C220 128 380 128 496 140${repeat(17, (i) => `L${496 + (i % 2 ? 0 : 14)} ${146 + i * 20}`)}C380 484 220 484 104 472${teeth(104, -14)}Z`;
    const strands = repeat(
      9,
      (i) =>
        `<path d="M${210 + i * 6} ${372 - (i % 3) * 7}c34-44 64 30 98-8s52 18 ${70 - i * 5} ${8 - (i % 4) * 5}" stroke="${i % 2 ? '#f7cf62' : '#eab43a'}" stroke-width="7" fill="none" stroke-linecap="round"/>`,
    );
    return `${p.body(pack, p.slant(lighten(p.main, 0.12), p.main, p.deep), 0.3)}
<g clip-path="${p.clip(pack)}"><circle cx="300" cy="420" r="206" fill="${p.accent}" opacity=".92"/><circle cx="300" cy="420" r="186" fill="#fff" opacity=".22"/></g>
${p.text(p.label.brand, { x: 300, y: 206, size: 62, fill: '#fff', fit: 350 })}<path d="M150 226H450L438 260H162Z" fill="#fff"/>${p.text(p.label.line, { x: 300, y: 251, size: 22, fill: p.deep, fit: 260 })}
<ellipse cx="300" cy="376" rx="132" ry="44" fill="#fff"/><ellipse cx="300" cy="374" rx="114" ry="34" fill="#c9701d"/>${strands}
<circle cx="352" cy="362" r="21" fill="#fff7e2"/><circle cx="352" cy="362" r="11" fill="#f59f1e"/><path d="M238 356l20-9 13 11-21 10z" fill="#3f9a4c"/><path d="M282 342l24-5 7 13-24 4z" fill="#d33a2c"/><path d="M262 384l17-7 11 9-17 7z" fill="#57b05f"/>
<path d="M168 378C170 446 230 458 300 458S430 446 432 378C420 412 350 420 300 420S180 412 168 378Z" fill="${p.down('#ffffff', '#d9d3cf')}"/><path d="M186 416C240 440 360 440 414 416" stroke="${p.main}" stroke-width="8" fill="none"/>
${p.text(p.label.size, { x: 452, y: 448, size: 17, weight: 700, fill: darken(p.deep, 0.2) })}
${p.folds(pack, [
  ['M120 150V470', 20, -0.2],
  ['M480 150V470', 20, -0.24],
  ['M134 160C170 220 130 320 150 460', 14, 0.42],
  ['M150 150C260 138 380 142 470 152', 16, 0.4],
])}<path d="M118 142V470M482 142V470" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>`;
  },
};

/** Instant noodles in a cup with a foil lid. */
const cup: Shape = {
  reach: 130,
  label: { brand: 'Mi Juara', line: 'Kari Ayam', size: '70 g' },
  draw: (p) => {
    const side = 'M158 176 C200 196 400 196 442 176 L406 482 C398 504 202 504 194 482Z';
    return `${p.body(side, p.down('#ffffff', '#f1ece7'), 0.5)}
<path d="M168 262 C230 282 370 282 432 262 L412 434 C350 452 250 452 188 434Z" fill="${p.down(p.main, p.deep)}"/><path d="M168 262 C230 282 370 282 432 262 L430 278 C370 298 230 298 170 278Z" fill="${p.accent}"/>
${p.text(p.label.brand, { x: 300, y: 346, size: 44, fill: p.on, fit: 214 })}${p.text(p.label.line, { x: 300, y: 382, size: 23, weight: 700, fill: p.on, fit: 200 })}${p.text(p.label.size, { x: 300, y: 418, size: 18, weight: 700, fill: p.accent })}
<path d="M214 470 C260 480 340 480 386 470" stroke="${p.main}" stroke-width="8" fill="none"/>
${p.gleam('M190 216 L214 462', 16, 0.7)}<path d="${disc(300, 172, 152, 30)}" fill="${p.across('#c9c5c9', '#f9f8f9', '#b9b4ba', '#efedf0')}"/><path d="${disc(300, 166, 146, 26)}" fill="${p.down('#ffffff', lighten(p.soft, 0.5))}"/><path d="${disc(300, 166, 104, 17)}" fill="${p.main}"/>
<path d="M432 150 C452 140 470 146 472 158 L446 172Z" fill="#e9e6ea"/><path d="M190 158C230 146 330 142 380 148" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".9" fill="none"/>`;
  },
};

/** A snack pouch with chips on the front. */
const chips: Shape = {
  reach: 150,
  label: { brand: 'Renyah', line: 'Keripik Singkong Balado', size: '200 g' },
  draw: (p) => {
    const pouch =
      'M160 112H440C436 138 438 160 448 196C458 290 456 390 444 462C440 480 438 490 440 505H160C162 490 160 480 156 462C144 390 142 290 152 196C162 160 164 138 160 112Z';
    const chip = (x: number, y: number, turn: number, size: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-62 4C-50-38 44-44 62-6C52 38-44 42-62 4Z" fill="${p.round(0.4, 0.3, '#fbdc7c', '#eeb23c', '#c97f1c')}"/><path d="M-40 4C-20-14 24-18 42-4" stroke="#fff" stroke-opacity=".5" stroke-width="5" fill="none"/><circle cx="-14" cy="12" r="3.4" fill="#b5401e"/><circle cx="16" cy="6" r="3" fill="#b5401e"/><circle cx="2" cy="-10" r="2.6" fill="#8d2d16"/></g>`;
    return `${p.body(pouch, p.down(lighten(p.main, 0.08), p.main, p.deep), 0.44)}
<g clip-path="${p.clip(pouch)}"><path d="M130 318 C220 268 380 268 470 318 V520H130Z" fill="${p.accent}"/><path d="M130 330 C220 280 380 280 470 330" stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none"/>${chip(226, 384, -18, 0.98)}${chip(372, 372, 14, 1)}${chip(298, 430, 4, 1.12)}${chip(236, 462, 24, 0.7)}${chip(376, 454, -20, 0.8)}</g>
${p.text(p.label.brand, { x: 300, y: 228, size: 60, fill: p.on, fit: 250 })}${p.text(p.label.line, { x: 300, y: 262, size: 22, weight: 700, fill: p.on, fit: 244 })}
<path d="${slab(250, 480, 100, 20, 6)}" fill="${p.deep}"/>${p.text(p.label.size, { x: 300, y: 496, size: 15, fill: '#fff' })}
<path d="M160 112H440L437 142H163Z" fill="#000" opacity=".14"/>${repeat(9, (i) => `<path d="M162 ${116 + i * 3}H438" stroke="#fff" stroke-opacity=".16" stroke-width="1"/>`)}
${p.folds(pouch, [
  ['M176 150 C196 260 172 380 190 500', 18, 0.42],
  ['M424 150 C400 270 430 380 408 500', 22, -0.24],
  ['M240 142 C250 170 244 180 250 196', 12, -0.16],
  ['M350 142 C344 168 352 182 346 198', 12, 0.26],
])}`;
  },
};

export const dryFood = {
  curah: loose,
  tepung: flour,
  'mi-instan': noodles,
  'mi-cup': cup,
  keripik: chips,
} satisfies Record<string, Shape>;
