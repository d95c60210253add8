import { darken, lighten } from '../color.ts';
import { readSvgShape } from '../read-svg-shape.ts';
import type { Shape } from '../shape.ts';
import { around, disc, repeat, slab } from '../svg-paths.ts';

/** A two-burner gas stove. */
const stove: Shape = {
  reach: 214,
  foot: 470,
  label: { brand: 'DAPURIA', line: '', size: '' },
  draw: (p) => {
    const top = 'M134 262H466L524 368H76Z';
    const burner = (x: number) =>
      `<path d="${disc(x, 312, 84, 26)}" fill="#1d1b20"/><path d="${disc(x, 308, 62, 19)}" fill="#3a373d"/><path d="${disc(x, 304, 40, 12)}" fill="${p.down('#d9b36a', '#7d5a22')}"/><path d="${disc(x, 301, 24, 7)}" fill="#2b282e"/><path d="M${x - 92} 310H${x + 92}M${x} 282V340M${x - 64} 290L${x + 64} 332M${x + 64} 290L${x - 64} 332" stroke="#151317" stroke-width="9" stroke-linecap="round"/>${repeat(14, (i) => `<path d="M${x - 36 + i * 5.5} 300q4-13 0-20q-6 8 0 20z" fill="#4aa3ff" opacity=".75"/>`)}`;
    return `<path d="${top}" fill="${p.slant('#f6f4f7', '#cfcad2', '#aaa5ae')}"/><path d="M134 262H466L474 277H126Z" fill="#fff" opacity=".6"/>${burner(206)}${burner(394)}
${p.body('M76 368H524V444Q524 462 506 462H94Q76 462 76 444Z', p.down(p.main, p.deep), 0.2)}<path d="M76 368H524" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>${[168, 432].map((x) => `<circle cx="${x}" cy="414" r="30" fill="#000" opacity=".2"/><circle cx="${x}" cy="411" r="28" fill="${p.round(0.4, 0.3, '#fff', '#d8d4da', '#8d8890')}"/><path d="M${x - 4} 386h8v34h-8z" fill="${p.deep}"/>`).join('')}
${p.text(p.label.brand, { x: 300, y: 422, size: 28, fill: p.on, spacing: 3, fit: 170 })}<path d="M104 462h44v10h-44zM452 462h44v10h-44z" fill="#2a272d"/>`;
  },
};

/** A water dispenser with the bottle inside its tall body. */
const dispenser: Shape = {
  reach: 120,
  label: { brand: 'SEGARA', line: '', size: '' },
  draw: (p) => {
    const body = slab(188, 168, 224, 338, 20);
    return `<path d="M222 84Q222 70 238 70H362Q378 70 378 84V110L386 118V152L352 172H248L214 152V118L222 110Z" fill="${p.across('#7fb8de', '#d5ecf9', '#a6d2ee', '#5f9cc7')}" opacity=".9"/><path d="M224 108H376M216 140H384" stroke="#fff" stroke-opacity=".6" stroke-width="4"/>${p.gleam('M240 82V150', 8, 0.8)}
${p.body(body, p.across('#f9f7f8', '#efecee', '#dcd8db'), 0.3)}<path d="${slab(204, 186, 192, 148, 14)}" fill="${p.down(p.deep, p.main)}"/><path d="${slab(204, 186, 192, 56, 14)}" fill="#fff" opacity=".12"/>${p.text(p.label.brand, { x: 300, y: 220, size: 24, fill: p.on, spacing: 3, fit: 160 })}
${[
  [244, '#e2463c'],
  [300, '#f5f3f4'],
  [356, '#3f86d8'],
]
  .map(
    ([x, fill]) =>
      `<rect x="${Number(x) - 15}" y="244" width="30" height="24" rx="6" fill="${fill}"/><path d="M${Number(x) - 7} 268h14v18h-14z" fill="#d9d5d9"/>`,
  )
  .join(
    '',
  )}<path d="${slab(216, 318, 168, 16, 6)}" fill="#1f1c22"/>${repeat(11, (i) => `<path d="M${226 + i * 15} 321v10" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>`)}
<path d="${slab(206, 352, 188, 134, 12)}" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="3"/><rect x="370" y="400" width="8" height="42" rx="4" fill="#b5b0b6"/>${p.gleam('M204 190V490', 10, 0.8)}<path d="M206 504h40v8h-40zM354 504h40v8h-40z" fill="#3a373c"/>`;
  },
};

/** A hand mixer. */
const mixer: Shape = {
  reach: 190,
  foot: 488,
  label: { brand: 'DAPURIA', line: '', size: '' },
  draw: (p) => {
    const body =
      'M118 288C112 240 150 214 220 210L402 206C462 206 492 236 492 270C492 306 462 326 412 328L300 334H172C138 334 122 318 118 288Z';
    const whisk = (x: number) =>
      `<path d="M${x} 330V378" stroke="#a8a3ab" stroke-width="9"/><g fill="none" stroke="${p.across('#88838b', '#f6f4f7', '#8d8890')}" stroke-width="5"><path d="M${x} 372C${x - 46} 396 ${x - 42} 470 ${x} 482C${x + 42} 470 ${x + 46} 396 ${x} 372Z"/><path d="M${x} 372C${x - 18} 400 ${x - 16} 466 ${x} 482C${x + 16} 466 ${x + 18} 400 ${x} 372Z"/></g><circle cx="${x}" cy="482" r="6" fill="#8d8890"/>`;
    return `<path d="M178 214C176 150 220 132 300 130H384C436 130 460 158 462 212" fill="none" stroke="${darken(p.deep, 0.1)}" stroke-width="36" stroke-linecap="round"/><path d="M186 190C194 148 240 140 300 138H384" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/>${whisk(196)}${whisk(270)}
${p.body(body, p.down(lighten(p.soft, 0.6), lighten(p.soft, 0.2)), 0.3)}<path d="M118 288C118 270 124 254 134 242L488 254C492 262 492 280 488 290L130 318C122 308 120 298 118 288Z" fill="${p.down(p.main, p.deep)}"/>${p.text(p.label.brand, { x: 290, y: 290, size: 26, fill: p.on, spacing: 4, fit: 190 })}<circle cx="444" cy="272" r="24" fill="#fff" opacity=".2"/><circle cx="444" cy="270" r="20" fill="${p.round(0.4, 0.3, '#fff', '#ddd9de', '#948f97')}"/><path d="M441 252h6v16h-6z" fill="${p.deep}"/>${p.gleam('M160 230C240 218 340 216 430 220', 8, 0.8)}
<path d="M350 200h44v10h-44z" fill="${p.accent}"/>`;
  },
};

/** An electric kettle. */
const kettle: Shape = {
  reach: 140,
  label: { brand: 'DAPURIA', line: '', size: '' },
  draw: (p) => {
    const body =
      'M206 190C208 176 220 168 240 168H346C364 168 374 176 376 190L402 452Q404 476 380 476H200Q176 476 178 452Z';
    return `<path d="M376 200C470 186 486 250 480 320C474 380 446 414 396 420" fill="none" stroke="${darken(p.deep, 0.2)}" stroke-width="34" stroke-linecap="round"/><path d="M382 194C454 188 470 244 466 310" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="6" stroke-linecap="round"/>
<path d="M210 196L152 214C150 236 176 262 202 270Z" fill="${p.down('#e9e6ea', '#98939b')}"/>${p.body(body, p.across(p.deep, p.main, p.soft, p.main, p.deep), 0.5)}<path d="M200 412H380L398 412 402 452Q404 476 380 476H200Q176 476 178 452L182 412Z" fill="${darken(p.deep, 0.35)}" opacity=".85"/>
<path d="${slab(272, 236, 44, 150, 14)}" fill="#dff0f7" opacity=".85"/><path d="M272 306H316V372Q316 386 302 386H286Q272 386 272 372Z" fill="#8fc8e6"/>${repeat(4, (i) => `<path d="M298 ${262 + i * 30}h14" stroke="#31505e" stroke-width="3"/>`)}${p.text(p.label.brand, { x: 290, y: 450, size: 20, fill: '#fff', spacing: 3, fit: 150 })}
<path d="M216 170C220 142 250 132 290 132S362 142 366 170Z" fill="${darken(p.deep, 0.2)}"/><rect x="272" y="110" width="38" height="26" rx="10" fill="${darken(p.deep, 0.4)}"/><path d="M230 162C240 148 262 142 290 142" stroke="#fff" stroke-opacity=".4" stroke-width="5" fill="none" stroke-linecap="round"/>
<path d="M164 478H416L424 500Q424 508 414 508H166Q156 508 156 500Z" fill="#26232a"/><path d="M166 484H414" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>${p.gleam('M222 196L206 400', 12, 0.6)}`;
  },
};

/** A standing fan. */
const fan: Shape = {
  reach: 118,
  label: { brand: 'ANGIN', line: '', size: '' },
  draw: (p) =>
    `<path d="M290 392H310V470H290Z" fill="${p.across('#8d8890', '#fff', '#a09aa3')}"/>${p.body('M196 486C200 466 250 460 300 460S400 466 404 486Q406 506 386 506H214Q194 506 196 486Z', p.down(p.main, p.deep), 0.4)}<path d="${slab(270, 366, 60, 60, 12)}" fill="${p.down(p.main, p.deep)}"/>${repeat(3, (i) => `<rect x="${278 + i * 16}" y="398" width="12" height="16" rx="3" fill="${i === 0 ? p.accent : '#fff'}" opacity=".9"/>`)}
<circle cx="300" cy="236" r="158" fill="#fff" opacity=".4"/>${around(5, 300, 236, `<path d="M300 236C268 214 240 140 286 98C322 92 346 140 300 236Z" fill="${p.slant(lighten(p.soft, 0.3), p.main, p.deep)}" opacity=".92"/>`)}
<g fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="2">${around(36, 300, 236, '<path d="M300 190Q306 130 300 78"/>')}</g><g fill="none" stroke="#77727a" stroke-opacity=".45" stroke-width="1.4">${around(36, 300, 236, '<path d="M302 190Q308 130 302 78"/>')}</g>
<circle cx="300" cy="236" r="158" fill="none" stroke="${p.slant(lighten(p.soft, 0.6), p.main, p.deep)}" stroke-width="11"/><circle cx="300" cy="236" r="112" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="3"/><circle cx="300" cy="236" r="46" fill="${p.round(0.38, 0.3, lighten(p.soft, 0.5), p.main, p.deep)}"/>${p.text(p.label.brand, { x: 300, y: 243, size: 19, fill: p.on, fit: 66 })}`,
};

/** A steam iron. */
const iron: Shape = {
  reach: 206,
  foot: 452,
  label: { brand: 'LICIN', line: '', size: '' },
  draw: (p) => {
    const body = 'M92 414C110 350 186 300 290 286L470 282C496 282 508 296 510 320L516 414Z';
    return `<path d="M282 292C250 226 268 168 330 162H452C500 162 512 200 508 300" fill="none" stroke="${p.deep}" stroke-width="40" stroke-linejoin="round"/><path d="M276 250C276 200 296 176 334 172H448" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="7" stroke-linecap="round"/>${p.body(body, p.slant(lighten(p.soft, 0.25), p.main, p.deep), 0.16)}<path d="M150 352C220 312 330 304 508 306L510 336C340 334 220 344 122 384Z" fill="#fff" opacity=".34"/>
<path d="M330 320C360 306 440 306 462 318L456 372C420 384 360 384 338 372Z" fill="${p.down('#d7ecf6', '#8fc3de')}" opacity=".9"/><path d="M350 322C372 312 400 312 420 314" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none"/>${p.text(p.label.brand, { x: 256, y: 392, size: 30, fill: p.on, spacing: 2, fit: 130 })}
<circle cx="334" cy="232" r="0"/><path d="${slab(352, 140, 40, 18, 8)}" fill="${p.accent}"/><path d="${slab(404, 140, 30, 18, 8)}" fill="${lighten(p.accent, 0.35)}"/>
<path d="M74 436C78 422 84 414 92 414H516L520 436Q522 450 508 450H88Q72 450 74 436Z" fill="${p.down('#f3f1f4', '#9c97a0')}"/><path d="M84 440H514" stroke="#5d5861" stroke-width="5"/><path d="M508 210C544 214 556 180 552 130" stroke="#2a272d" stroke-width="12" fill="none" stroke-linecap="round"/>`;
  },
};

export const kitchenAppliances = {
  'penanak-nasi': {
    draw: readSvgShape('penanak-nasi'),
    reach: 168,
    label: { brand: 'DAPURIA', line: '', size: '' },
  },
  blender: { draw: readSvgShape('blender'), reach: 118 },
  kompor: stove,
  dispenser,
  mixer,
  ketel: kettle,
  kipas: fan,
  setrika: iron,
} satisfies Record<string, Shape>;
