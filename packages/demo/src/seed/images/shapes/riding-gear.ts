import { darken, lighten } from '../color.ts';
import type { Shape } from '../shape.ts';
import { around, repeat, slab } from '../svg-paths.ts';

/** A drive chain around its two sprockets. */
const chain: Shape = {
  reach: 206,
  foot: 440,
  draw: (p) => {
    const gear = (x: number, y: number, r: number, teeth: number) =>
      `${around(teeth, x, y, `<path d="M${x - 7} ${y - r + 4}L${x - 4} ${y - r - 11}H${x + 4}L${x + 7} ${y - r + 4}Z" fill="#77727a"/>`)}<circle cx="${x}" cy="${y}" r="${r}" fill="${p.slant('#f1eff2', '#a8a3ab', '#6d6872')}"/><circle cx="${x}" cy="${y}" r="${r * 0.8}" fill="none" stroke="${p.main}" stroke-width="${r * 0.1}"/>${around(6, x, y, `<circle cx="${x}" cy="${y - r * 0.56}" r="${r * 0.13}" fill="#2a272d"/>`)}<circle cx="${x}" cy="${y}" r="${r * 0.28}" fill="#2a272d"/><circle cx="${x}" cy="${y}" r="${r * 0.22}" fill="#efedf0"/>`;
    const path = 'M206 180L448 238A66 66 0 0 1 448 366L206 420A120 120 0 1 1 206 180Z';
    return `${gear(200, 300, 110, 28)}${gear(440, 302, 54, 15)}<path d="${path}" fill="none" stroke="#1d1b20" stroke-width="24"/><path d="${path}" fill="none" stroke="${p.accent}" stroke-width="19" stroke-dasharray="17 6"/><path d="${path}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="5" stroke-dasharray="17 6" transform="translate(-1 -5)"/><path d="${path}" fill="none" stroke="#2a272d" stroke-width="7" stroke-dasharray="0 23" stroke-linecap="round" stroke-dashoffset="-8.5"/>`;
  },
};

/** A pair of brake pads. */
const brakePads: Shape = {
  reach: 180,
  foot: 470,
  label: { brand: 'CENGKERAM', line: 'Kampas rem depan', size: '' },
  draw: (p) => {
    const pad = (x: number, y: number, turn: number, face: string) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-150-40Q-150-70-120-74L-96-78Q-86-106-60-106H60Q86-106 96-78L120-74Q150-70 150-40V40Q150 66 120 68H-120Q-150 66-150 40Z" fill="${p.slant('#8f8a92', '#57525d', '#3a373d')}"/><circle cx="-118" cy="-30" r="15" fill="#f4f2f5"/><circle cx="118" cy="-30" r="15" fill="#f4f2f5"/><path d="${slab(-96, -66, 192, 118, 22)}" fill="${face}"/><path d="M-4-66H4V52H-4Z" fill="#1d1b20"/><path d="${slab(-96, -66, 192, 118, 22)}" fill="${p.pattern(10, 10, '<circle cx="2" cy="3" r="1.4" fill="#fff" opacity=".2"/><circle cx="7" cy="8" r="1.2" fill="#000" opacity=".25"/>')}"/><path d="M-80-56H80" stroke="#fff" stroke-opacity=".3" stroke-width="5" stroke-linecap="round"/></g>`;
    return `${pad(286, 236, -7, p.slant(p.main, p.deep))}${pad(316, 392, 5, p.slant(lighten(p.main, 0.1), p.deep))}<g transform="rotate(5 316 392)"><path d="${slab(226, 364, 78, 36, 6)}" fill="#fff" opacity=".92"/>${p.text(p.label.brand, { x: 265, y: 388, size: 15, fill: p.deep, fit: 68 })}</g>`;
  },
};

/** A pair of riding gloves. */
const gloves: Shape = {
  reach: 170,
  draw: (p) => {
    const hand =
      'M60 500C56 440 30 380 24 320L10 236C8 216 34 210 40 230L56 296 54 160C54 138 84 138 86 160L94 280 102 138C104 114 134 116 134 140L134 284 150 160C154 138 182 142 180 166L172 296 190 262C202 240 228 252 222 276L200 350C190 390 188 440 188 500Z';
    const glove = (place: string) =>
      `<g transform="${place}">${p.body(hand, p.slant(lighten(p.main, 0.16), p.main, p.deep), 0.2)}${p.folds(
        hand,
        [
          ['M56 296C60 330 70 350 90 360', 9, -0.3],
          ['M94 280V340M134 284V340', 7, -0.3],
          ['M70 170V260M118 150V260M164 172L156 270', 10, 0.3],
        ],
      )}<path d="M70 330Q120 300 172 330L166 382Q120 400 76 382Z" fill="${darken(p.deep, 0.45)}"/>${repeat(3, (i) => `<path d="${slab(82 + i * 29, 334, 22, 30, 7)}" fill="${p.accent}"/>`)}${repeat(3, (i) => `<path d="M${60 + i * 44} ${196 + (i % 2) * -14}q12-8 24 0" stroke="${p.accent}" stroke-width="6" fill="none" stroke-linecap="round"/>`)}<path d="M56 430H190L188 500Q188 508 180 508H66Q60 508 60 500Z" fill="${darken(p.deep, 0.35)}"/><path d="${slab(52, 442, 92, 30, 8)}" fill="${p.accent}"/><path d="M60 457H136" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-dasharray="5 4"/></g>`;
    return `${glove('translate(294 0) scale(-1 1) rotate(4 120 300)')}${glove('translate(306 0) rotate(4 120 300)')}`;
  },
};

/** A rain jacket and trousers, hung together. */
const rainSuit: Shape = {
  reach: 150,
  draw: (p) => {
    const coat =
      'M250 126C216 134 186 148 170 166C150 210 134 280 126 350L172 362L196 270V404H404V270L428 362L474 350C466 280 450 210 430 166C414 148 384 134 350 126C336 146 264 146 250 126Z';
    const legs = 'M206 404H394L404 500Q404 508 396 508H318L300 430L282 508H204Q196 508 196 500Z';
    return `${p.body(legs, p.down(p.deep, darken(p.deep, 0.2)), 0.24)}${p.body(coat, p.slant(lighten(p.main, 0.16), p.main, p.deep), 0.2)}${p.folds(
      coat,
      [
        ['M210 170C240 230 236 330 226 400', 18, 0.4],
        ['M390 170C366 230 372 330 380 400', 18, -0.2],
        ['M156 220C146 270 140 310 138 350', 12, 0.34],
        ['M300 300C290 340 310 370 300 404', 14, -0.14],
      ],
    )}
<path d="M236 128C232 92 262 76 300 76S368 92 364 128C364 156 336 172 300 172S236 156 236 128Z" fill="${p.down(lighten(p.main, 0.14), p.main)}"/><path d="M258 128C258 106 276 98 300 98S342 106 342 128C342 148 324 158 300 158S258 148 258 128Z" fill="${darken(p.deep, 0.4)}"/><path d="M300 160V404" stroke="#000" stroke-opacity=".4" stroke-width="8"/><path d="M300 160V404" stroke="#d8d4da" stroke-width="3" stroke-dasharray="3 3"/><path d="M196 316H404V340H196Z" fill="#eef0f1"/><path d="M196 320H404M196 336H404" stroke="${p.accent}" stroke-width="3"/><path d="M130 322L184 334M416 334L470 322" stroke="#eef0f1" stroke-width="17"/><path d="M210 230l56 12M390 230l-56 12" stroke="#000" stroke-opacity=".3" stroke-width="6"/><path d="M198 462H282M318 462H402" stroke="#eef0f1" stroke-width="13"/>
<g fill="#5aa7e0" opacity=".85">${[
      [112, 150],
      [486, 190],
      [96, 262],
      [504, 300],
      [140, 420],
      [470, 420],
    ]
      .map(([x, y]) => `<path d="M${x} ${y}c8 12 12 18 12 25a12 12 0 0 1-24 0c0-7 4-13 12-25z"/>`)
      .join('')}</g>`;
  },
};

/** A motorcycle seat cover. */
const seat: Shape = {
  reach: 210,
  foot: 424,
  draw: (p) => {
    const shape =
      'M58 336C60 300 104 286 166 294C236 304 286 330 332 322C376 314 386 262 442 246C500 232 548 246 550 278C550 312 520 352 470 374C416 396 320 402 236 398C150 394 92 390 70 368C60 358 57 346 58 336Z';
    return `${p.body(shape, p.down(lighten(p.main, 0.14), p.main, p.deep), 0.16)}${p.folds(shape, [
      ['M88 312C160 304 230 320 310 338', 16, 0.45],
      ['M372 310C400 270 450 254 528 264', 16, 0.45],
      ['M80 372C180 410 420 408 530 320', 22, -0.35],
    ])}<path d="M62 356C180 384 330 388 440 366C490 354 530 326 548 290" stroke="${p.accent}" stroke-width="5" fill="none"/><path d="M64 364C180 392 332 396 444 374C494 362 532 334 550 298" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-dasharray="7 5" fill="none"/><path d="M332 322C326 346 330 372 336 392" stroke="#000" stroke-opacity=".35" stroke-width="4" fill="none"/>${repeat(6, (i) => `<path d="M${110 + i * 34} ${300 + i * 4}L${126 + i * 34} ${330 + i * 3}L${110 + i * 34} ${356 + i * 2}" stroke="#000" stroke-opacity=".22" stroke-width="2.5" fill="none"/>`)}${repeat(4, (i) => `<path d="M${390 + i * 34} ${290 - i * 9}L${406 + i * 34} ${314 - i * 8}L${392 + i * 34} ${342 - i * 8}" stroke="#000" stroke-opacity=".22" stroke-width="2.5" fill="none"/>`)}<path d="M68 376C92 396 150 402 236 406C320 410 416 404 470 382C520 360 548 322 552 290C556 340 522 376 474 396C420 418 320 424 236 420C150 416 84 408 68 376Z" fill="${darken(p.deep, 0.5)}"/>`;
  },
};

/** A spray can: chain lube, polish, foam. */
const spray: Shape = {
  reach: 92,
  label: { brand: 'KILAP', line: 'Pelumas Rantai', size: '500 ml' },
  draw: (p) =>
    `<path d="${slab(262, 84, 76, 56, 12)}" fill="${p.across(darken(p.accent, 0.3), lighten(p.accent, 0.2), p.accent)}"/><path d="M330 98h44v12h-44z" fill="${p.accent}"/><path d="M372 92h10v24h-10z" fill="#2a272d"/><path d="M228 190C228 152 260 138 300 138S372 152 372 190Z" fill="${p.across('#8f8a92', '#f7f5f8', '#b9b4bc', '#77727a')}"/>${p.body('M218 190Q218 184 226 184H374Q382 184 382 190V492Q382 506 368 506H232Q218 506 218 492Z', p.down(p.main, p.deep), 0.62)}<path d="M218 372C270 340 330 420 382 380V470H218Z" fill="${p.accent}" opacity=".95"/><path d="M218 372C270 340 330 420 382 380" stroke="#fff" stroke-opacity=".7" stroke-width="4" fill="none"/>${p.text(p.label.brand, { x: 300, y: 262, size: 42, fill: p.on, fit: 140 })}${p.text(p.label.line, { x: 300, y: 294, size: 19, weight: 700, fill: p.on, fit: 140 })}<g transform="translate(300 334)" fill="none" stroke="${p.on}" stroke-width="5"><circle r="20"/>${around(8, 0, 0, '<path d="M0-22V-30" stroke-width="8"/>')}</g>${p.text(p.label.size, { x: 300, y: 448, size: 20, fill: darken(p.deep, 0.4) })}<path d="M218 470H382V492Q382 506 368 506H232Q218 506 218 492Z" fill="${p.across('#8f8a92', '#f7f5f8', '#b9b4bc', '#77727a')}"/><path d="M218 184H382V470H218Z" fill="${p.across([0, '#000', 0.34], [0.14, '#000', 0], [0.27, '#fff', 0.36], [0.42, '#fff', 0], [0.8, '#000', 0.05], [1, '#000', 0.34])}"/>`,
};

/** Car floor mats. */
const mats: Shape = {
  reach: 190,
  foot: 480,
  draw: (p) => {
    const weave = p.pattern(
      16,
      16,
      `<rect width="16" height="16" fill="${p.main}"/><path d="M0 8L8 0M8 16L16 8" stroke="${p.deep}" stroke-width="4"/><path d="M2 8L8 2" stroke="${p.soft}" stroke-opacity=".5" stroke-width="1.4"/>`,
    );
    const mat = (place: string) => {
      const d =
        'M-92-150Q-96-170-74-172L70-178Q92-178 92-156L100 120Q100 158 62 164L-62 172Q-98 174-100 136Z';
      return `<g transform="${place}"><path d="${d}" transform="translate(8 12)" fill="#000" opacity=".22"/>${p.body(d, weave, 0.16)}<path d="${d}" fill="none" stroke="${p.accent}" stroke-width="7"/><path d="${slab(-56, 20, 112, 96, 14)}" fill="${darken(p.deep, 0.4)}"/>${repeat(5, (i) => `<path d="M-44 ${36 + i * 16}H44" stroke="#fff" stroke-opacity=".22" stroke-width="5" stroke-linecap="round"/>`)}<path d="${slab(-34, -120, 68, 26, 6)}" fill="${p.accent}"/></g>`;
    };
    return mat('translate(404 292) rotate(8)') + mat('translate(206 300) rotate(-5)');
  },
};

/** A tool roll with spanners. */
const tools: Shape = {
  reach: 190,
  foot: 470,
  draw: (p) => {
    const spanner = (x: number, size: number) =>
      `<g transform="translate(${x} 250) scale(${size})"><path d="M-9 0V170H9V0C30-6 38-28 34-48L14-34-14-34-34-48C-38-28-30-6-9 0Z" fill="${p.across('#8f8a92', '#f7f5f8', '#a8a3ab')}"/><circle cy="176" r="24" fill="${p.across('#8f8a92', '#f7f5f8', '#a8a3ab')}"/><circle cy="176" r="12" fill="#4a4650"/></g>`;
    return `<path d="${slab(92, 232, 416, 238, 26)}" fill="${p.down(p.main, p.deep)}"/><path d="${slab(104, 244, 392, 214, 18)}" fill="none" stroke="${p.soft}" stroke-width="2.4" stroke-dasharray="8 5"/>${[152, 214, 276, 338, 394, 446].map((x, i) => spanner(x, 1 - i * 0.09)).join('')}<path d="M92 362H508V444Q508 470 482 470H118Q92 470 92 444Z" fill="${p.down(p.deep, darken(p.deep, 0.3))}"/>${[184, 246, 308, 366, 420].map((x) => `<path d="M${x} 366V462" stroke="${p.soft}" stroke-width="2.2" stroke-dasharray="6 5" opacity=".8"/>`).join('')}<path d="M92 362H508" stroke="#fff" stroke-opacity=".3" stroke-width="3"/><path d="${slab(236, 404, 128, 34, 8)}" fill="${p.accent}"/>${p.text('CR-V', { x: 300, y: 429, size: 21, fill: darken(p.deep, 0.4), spacing: 3 })}`;
  },
};

/** Two shock absorbers with their springs. */
const shocks: Shape = {
  reach: 130,
  draw: (p) => {
    const one = (x: number) =>
      `<g transform="translate(${x} 0)"><path d="M-9 96H9V240H-9Z" fill="${p.across('#8f8a92', '#f7f5f8', '#8f8a92')}"/><path d="${slab(-26, 300, 52, 168, 12)}" fill="${p.across('#1d1b20', '#77727a', '#2a272d')}"/><path d="${slab(-44, 126, 88, 24, 9)}" fill="${p.down('#d8d4da', '#8f8a92')}"/><path d="${slab(-44, 372, 88, 26, 9)}" fill="${p.down('#d8d4da', '#8f8a92')}"/>${repeat(8, (i) => `<path d="M-46 ${164 + i * 27}C-30 ${184 + i * 27} 30 ${176 + i * 27} 46 ${154 + i * 27}" stroke="${p.deep}" stroke-width="17" stroke-linecap="round" fill="none"/><path d="M-44 ${161 + i * 27}C-30 ${180 + i * 27} 30 ${172 + i * 27} 44 ${151 + i * 27}" stroke="${p.main}" stroke-width="11" stroke-linecap="round" fill="none"/><path d="M-30 ${166 + i * 27}C-14 ${173 + i * 27} 4 ${172 + i * 27} 20 ${164 + i * 27}" stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-linecap="round" fill="none"/>`)}<circle cy="86" r="28" fill="${p.slant('#f1eff2', '#8f8a92')}"/><circle cy="86" r="13" fill="#2a272d"/><circle cy="480" r="26" fill="${p.slant('#f1eff2', '#8f8a92')}"/><circle cy="480" r="12" fill="#2a272d"/></g>`;
    return `<g transform="rotate(-4 220 300)">${one(222)}</g><g transform="rotate(4 380 300)">${one(378)}</g>`;
  },
};

export const ridingGear = {
  rantai: chain,
  'kampas-rem': brakePads,
  'sarung-tangan': gloves,
  'jas-hujan': rainSuit,
  jok: seat,
  semprotan: spray,
  'karpet-mobil': mats,
  'kunci-pas': tools,
  'shock-breaker': shocks,
} satisfies Record<string, Shape>;
