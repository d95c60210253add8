import { darken, lighten, mix } from '../color.ts';
import type { Label, Paint } from '../paint.ts';
import type { Shape } from '../shape.ts';
import { disc, repeat, slab } from '../svg-paths.ts';

/** A ribbed screw cap. */
const cap = (p: Paint, x: number, y: number, width: number, height: number, colour: string) =>
  `${p.body(slab(x, y, width, height, 7), colour, 0.55)}${repeat(Math.floor(width / 11), (i) => `<rect x="${x + 6 + i * 11}" y="${y + 6}" width="3" height="${height - 12}" rx="1.5" fill="#000" opacity=".14"/>`)}`;

/** Sweet soy sauce and the like: dark glass, a label with a stripe. */
const sauceBottle: Shape = {
  reach: 96,
  label: { brand: 'Kembang Desa', line: 'Kecap Manis', size: '520 ml' },
  draw: (p) => {
    const glass =
      'M268 150V206C268 240 212 244 210 300V480Q210 506 236 506H364Q390 506 390 480V300C388 244 332 240 332 206V150Z';
    const label = 'M210 306C250 316 350 316 390 306V456C350 466 250 466 210 456Z';
    return `${p.body(glass, p.down('#4a2415', '#1d0d07'), 0.62)}${p.gleam('M232 300V470', 12, 0.4)}
<path d="${label}" fill="${p.down(p.main, p.deep)}"/><path d="M210 306C250 316 350 316 390 306V318C350 328 250 328 210 318Z" fill="${p.accent}"/><path d="M210 444C250 454 350 454 390 444V456C350 466 250 466 210 456Z" fill="${p.accent}"/>
<circle cx="300" cy="352" r="21" fill="${p.accent}"/><path d="M300 338c7 8 11 13 11 19a11 11 0 0 1-22 0c0-6 4-11 11-19z" fill="${p.deep}"/>
${p.text(p.label.brand.toUpperCase(), { x: 300, y: 400, size: 25, fill: p.on, fit: 160 })}${p.text(p.label.line, { x: 300, y: 424, size: 16, weight: 700, fill: p.on, fit: 156 })}${p.text(p.label.size, { x: 300, y: 441, size: 12, weight: 700, fill: p.accent })}
<path d="${label}" fill="${p.across([0, '#000', 0.3], [0.22, '#fff', 0.3], [0.4, '#fff', 0], [1, '#000', 0.34])}"/>
${cap(p, 258, 96, 84, 50, p.accent)}<rect x="262" y="144" width="76" height="10" rx="4" fill="${darken(p.accent, 0.3)}"/>`;
  },
};

/** Syrup: clear glass, coloured by what is in it. */
const syrup: Shape = {
  reach: 100,
  label: { brand: 'Sari Kelana', line: 'Sirup Cocopandan', size: '460 ml' },
  draw: (p) => {
    const glass =
      'M270 146V196C270 236 204 250 202 312V484Q202 506 226 506H374Q398 506 398 484V312C396 250 330 236 330 196V146Z';
    const label = slab(214, 330, 172, 132, 16);
    return `<path d="${glass}" fill="#f6fbfb" opacity=".8"/><g clip-path="${p.clip(glass)}"><path d="M190 206H410V520H190Z" fill="${p.down(lighten(p.main, 0.12), p.main, p.deep)}" opacity=".95"/><ellipse cx="300" cy="206" rx="32" ry="5" fill="${p.soft}"/></g>
${p.body(glass, 'none', 0.5)}${p.gleam('M224 316V480', 13, 0.8)}${p.gleam('M282 160V226', 8, 0.8)}
<path d="${label}" fill="${p.down('#ffffff', '#f6efe6')}"/><path d="${slab(214, 330, 172, 42, 16)}" fill="${p.deep}"/>${p.text(p.label.brand, { x: 300, y: 359, size: 24, fill: '#fff', fit: 150 })}
<g transform="translate(300 402)"><circle cx="-15" cy="4" r="17" fill="${p.main}"/><circle cx="15" cy="6" r="15" fill="${p.soft}"/><path d="M-14-12C-10-30 8-32 20-28 18-14 2-8-14-12Z" fill="#4c9a52"/></g>${p.text(p.label.line, { x: 300, y: 438, size: 17, weight: 700, fill: darken(p.deep, 0.2), fit: 150 })}${p.text(p.label.size, { x: 300, y: 455, size: 12, weight: 700, fill: darken(p.deep, 0.1) })}
<path d="${label}" fill="${p.across([0, '#000', 0.16], [0.2, '#fff', 0.3], [0.5, '#fff', 0], [1, '#000', 0.2])}"/>${cap(p, 260, 98, 80, 46, p.accent)}<rect x="264" y="142" width="72" height="9" rx="4" fill="${darken(p.accent, 0.3)}"/>`;
  },
};

/** Sambal and jam: bits of everything in the palette's colours. */
const bits = (p: Paint) =>
  p.pattern(
    46,
    40,
    `<rect width="46" height="40" fill="${p.main}"/><circle cx="9" cy="10" r="4" fill="${p.deep}" opacity=".7"/><circle cx="30" cy="25" r="5" fill="${p.soft}" opacity=".55"/><path d="M22 8l8 3-2 5-8-3zM4 28l7-2 2 5-7 2z" fill="${mix(p.main, '#ffd98a', 0.5)}" opacity=".8"/><circle cx="40" cy="6" r="3" fill="${p.deep}" opacity=".6"/>`,
  );

/** Honey: clear, lighter where light falls through. */
const honey = (p: Paint) => p.down(p.main, mix(p.main, p.deep, 0.55), p.deep);

/** A squat jar with a metal lid: sambal and jam have bits in them, honey has none. The palette colours what is in it. */
const jar = (label: Label, fillOf: (p: Paint) => string): Shape => ({
  reach: 132,
  label,
  draw: (p) => {
    const glass =
      'M182 214C182 240 160 246 160 280V470Q160 506 198 506H402Q440 506 440 470V280C440 246 418 240 418 214Z';
    const label = 'M160 310C230 326 370 326 440 310V446C370 462 230 462 160 446Z';
    const content = fillOf(p);
    return `${p.body(glass, content, 0.6)}<path d="M168 262C230 276 370 276 432 262" stroke="#fff" stroke-opacity=".4" stroke-width="4" fill="none"/>${p.gleam('M184 290V480', 15, 0.75)}
<path d="${label}" fill="${p.down('#fffaf0', '#f3e6d0')}"/><path d="M160 310C230 326 370 326 440 310V324C370 340 230 340 160 324Z" fill="${p.deep}"/><path d="M160 432C230 448 370 448 440 432V446C370 462 230 462 160 446Z" fill="${p.deep}"/>
${p.text(p.label.brand, { x: 300, y: 386, size: 40, fill: p.deep, fit: 240 })}${p.text(p.label.line, { x: 300, y: 415, size: 20, weight: 700, fill: '#5b4128', fit: 230 })}${p.text(p.label.size, { x: 300, y: 437, size: 14, weight: 700, fill: '#7a5f40' })}
<path d="${label}" fill="${p.across([0, '#000', 0.26], [0.16, '#fff', 0.2], [0.36, '#fff', 0.16], [0.6, '#fff', 0], [1, '#000', 0.28])}"/>
${p.body('M170 156Q170 140 186 140H414Q430 140 430 156V206Q430 216 416 216H184Q170 216 170 206Z', p.across(darken(p.accent, 0.1), lighten(p.accent, 0.3), p.accent), 0.5)}<path d="M176 154H424" stroke="#fff" stroke-opacity=".6" stroke-width="5"/><path d="M172 200H428" stroke="#000" stroke-opacity=".2" stroke-width="3"/>`;
  },
});

/** A tall clear jar of nuts or cookies. */
const canister: Shape = {
  reach: 130,
  label: { brand: 'Gurih Jaya', line: 'Kacang Mete Oven', size: '500 g' },
  draw: (p) => {
    const glass = slab(172, 176, 256, 330, 26);
    const nuts = p.pattern(
      58,
      48,
      `<rect width="58" height="48" fill="#a9713a"/>${[
        [14, 12, 20],
        [42, 10, -30],
        [28, 30, 8],
        [2, 36, -12],
        [56, 36, 30],
        [44, 46, 0],
        [14, 48, 40],
      ]
        .map(
          ([x, y, turn]) =>
            `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="14" ry="9" fill="#e8bf82"/><ellipse cx="-3" cy="-3" rx="7" ry="3" fill="#fbe3b6"/><path d="M-10 3Q0 9 11 2" stroke="#b98646" stroke-width="1.6" fill="none"/></g>`,
        )
        .join('')}`,
    );
    return `${p.body(glass, nuts, 0.5)}<rect x="172" y="176" width="256" height="34" fill="#fff" opacity=".4"/>${p.gleam('M196 214V480', 16, 0.8)}${p.gleam('M408 230V470', 8, 0.4)}
<path d="${slab(198, 290, 204, 146, 18)}" fill="${p.down(p.main, p.deep)}"/><path d="${slab(206, 298, 188, 130, 13)}" fill="none" stroke="${p.accent}" stroke-width="2.5"/>
${p.text(p.label.brand, { x: 300, y: 350, size: 36, fill: p.on, fit: 170 })}${p.text(p.label.line, { x: 300, y: 380, size: 18, weight: 700, fill: p.on, fit: 170 })}${p.text(p.label.size, { x: 300, y: 412, size: 20, fill: p.accent === p.on ? p.deep : p.accent })}
${cap(p, 164, 120, 272, 58, p.deep)}<path d="M172 128H428" stroke="#fff" stroke-opacity=".4" stroke-width="4"/>`;
  },
};

/** A refill pouch with a spout. */
const refill: Shape = {
  reach: 130,
  label: { brand: 'Kencana', line: 'Minyak Goreng', size: '1 LITER' },
  draw: (p) => {
    const pouch =
      'M190 142C240 132 330 132 410 142C424 240 430 380 426 470C425 498 414 505 392 506C330 512 270 512 208 506C186 505 175 498 174 470C170 380 176 240 190 142Z';
    return `<path d="M356 108l44 14-12 34-42-14z" fill="${darken(p.accent, 0.2)}"/>${p.body(slab(352, 84, 56, 36, 8), p.accent, 0.5)}
${p.body(pouch, p.down(lighten(p.main, 0.1), p.main, p.deep), 0.42)}
<g clip-path="${p.clip(pouch)}"><path d="M150 330C220 290 380 410 450 330V520H150Z" fill="${p.down('#ffd667', '#e79d12')}"/><path d="M150 330C220 290 380 410 450 330" stroke="#fff" stroke-opacity=".75" stroke-width="6" fill="none"/></g>
<g transform="translate(300 412)"><path d="M0-44C16-16 24-2 24 12a24 24 0 0 1-48 0C-24-2-16-16 0-44Z" fill="#fff3cd"/><path d="M-12 12a13 13 0 0 0 9 13" stroke="#e0950f" stroke-width="4" fill="none" stroke-linecap="round"/></g>
${p.text(p.label.brand, { x: 300, y: 240, size: 50, fill: p.on, fit: 206 })}${p.text(p.label.line, { x: 300, y: 274, size: 21, weight: 700, fill: p.on, fit: 200 })}${p.text(p.label.size, { x: 300, y: 482, size: 26, fill: '#6b3d05' })}
<path d="M191 148C240 138 330 138 409 148" stroke="#fff" stroke-opacity=".5" stroke-width="2" fill="none"/><path d="M188 162C240 152 330 152 412 162" stroke="#000" stroke-opacity=".16" stroke-width="3" fill="none"/>
${p.folds(pouch, [
  ['M204 170C214 270 190 380 208 500', 18, 0.45],
  ['M400 170C386 280 412 380 392 500', 20, -0.22],
  ['M220 506C250 476 350 476 380 506', 14, -0.2],
])}`;
  },
};

/** A fish or milk tin with a paper wrapper. */
const tin: Shape = {
  reach: 136,
  label: { brand: 'Samudra', line: 'Sarden Saus Tomat', size: '425 g' },
  draw: (p) => {
    const side = 'M164 178V472C164 500 436 500 436 472V178Z';
    const wrap = 'M164 212C210 232 390 232 436 212V450C390 470 210 470 164 450Z';
    return `${p.body(side, p.across('#a7a3a9', '#f7f6f8', '#bab5bc', '#e6e3e8', '#8e8991'), 0.2)}
<path d="${wrap}" fill="${p.down(p.main, p.deep)}"/><path d="M164 372C210 392 390 392 436 372V450C390 470 210 470 164 450Z" fill="${p.accent}"/><path d="M164 372C210 392 390 392 436 372" stroke="#fff" stroke-width="4" fill="none"/>
${p.text(p.label.brand, { x: 300, y: 288, size: 48, fill: p.on, fit: 232 })}
<g transform="translate(300 338)"><path d="M-78 0C-46-34 26-32 60-4L88-24 84 4 90 28 60 8C26 34-46 32-78 0Z" fill="${p.down('#eef4f8', '#8fa6b8')}"/><circle cx="-52" cy="-4" r="5" fill="#1c2a36"/><path d="M-34-16q10 16 0 32M-10-14q8 14 0 28M14-12q6 12 0 24" stroke="#6d8598" stroke-width="3" fill="none"/></g>
${p.text(p.label.line, { x: 300, y: 424, size: 22, fill: darken(p.deep, 0.3), fit: 226 })}${p.text(p.label.size, { x: 300, y: 450, size: 16, weight: 700, fill: darken(p.deep, 0.3) })}
<path d="${wrap}" fill="${p.across([0, '#000', 0.36], [0.14, '#000', 0.05], [0.25, '#fff', 0.36], [0.4, '#fff', 0.04], [0.7, '#000', 0.03], [1, '#000', 0.34])}"/>
<path d="${disc(300, 178, 136, 30)}" fill="${p.across('#b5b1b8', '#fbfafc', '#c3bec6')}"/><path d="${disc(300, 178, 120, 24)}" fill="${p.down('#8d8890', '#d8d4db')}"/><path d="${disc(300, 180, 108, 20)}" fill="${p.slant('#f3f1f4', '#b9b4bc')}"/><g transform="translate(318 176)"><path d="${disc(0, 0, 32, 9)}" fill="none" stroke="#8b868e" stroke-width="6"/><circle cx="-34" cy="0" r="6" fill="#77727a"/></g>`;
  },
};

export const bottlesAndJars = {
  kecap: sauceBottle,
  sirup: syrup,
  'botol-selai': jar({ brand: 'Dapur Uli', line: 'Sambal Bawang', size: '200 g' }, bits),
  madu: jar({ brand: 'Sarang Rimba', line: 'Madu Hutan', size: '350 g' }, honey),
  'toples-kacang': canister,
  'minyak-refill': refill,
  sarden: tin,
} satisfies Record<string, Shape>;
