import { darken, lighten } from '../color.ts';
import type { Shape } from '../shape.ts';
import { barrel, disc, repeat, slab } from '../svg-paths.ts';

/** A rice dispenser with a window and a push button. */
const riceBox: Shape = {
  reach: 130,
  label: { brand: 'LUMBUNG', line: '12 kg', size: '' },
  draw: (p) => {
    const body = slab(180, 132, 240, 372, 28);
    return `${p.body(body, p.across('#ffffff', '#f6f3f2', '#e4dfdd'), 0.26)}<path d="M180 160Q180 132 208 132H392Q420 132 420 160V206H180Z" fill="${p.down(p.main, p.deep)}"/><path d="M200 146H400" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>${p.text(p.label.brand, { x: 300, y: 190, size: 25, fill: p.on, spacing: 3, fit: 190 })}
<path d="${slab(218, 228, 72, 178, 20)}" fill="#dfe7ea"/><g clip-path="${p.clip(slab(218, 228, 72, 178, 20))}"><path d="M210 280C240 268 270 288 300 276V420H210Z" fill="${p.pattern(9, 7, '<rect width="9" height="7" fill="#f4ecdc"/><path d="M1 2l5 1M4 5l4-1" stroke="#cdbf9f" stroke-width="1.6" stroke-linecap="round"/>')}"/></g><path d="${slab(218, 228, 72, 178, 20)}" fill="none" stroke="#fff" stroke-width="5"/>${p.gleam('M232 250V384', 7, 0.8)}
${[250, 300, 350].map((y, i) => `<rect x="316" y="${y}" width="76" height="38" rx="12" fill="${p.down(lighten(p.soft, 0.4), p.soft)}"/>${p.text(['1 cup', '2 cup', '3 cup'][i] ?? '', { x: 354, y: y + 25, size: 17, fill: darken(p.deep, 0.2) })}`).join('')}
<path d="M212 430H388L398 492H202Z" fill="${p.down(darken(p.deep, 0.1), darken(p.deep, 0.35))}"/><path d="M226 470Q300 440 374 470V492H226Z" fill="#f4ecdc"/><path d="M202 492H398" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>${p.text(p.label.line, { x: 300, y: 423, size: 15, weight: 700, fill: '#7a7378' })}`;
  },
};

/** Stacked food containers with clip lids. */
const containers: Shape = {
  reach: 170,
  draw: (p) => {
    const box = (x: number, y: number, width: number, height: number) =>
      `<path d="M${x} ${y}H${x + width}L${x + width - 14} ${y + height - 14}Q${x + width - 16} ${y + height} ${x + width - 32} ${y + height}H${x + 32}Q${x + 16} ${y + height} ${x + 14} ${y + height - 14}Z" fill="${p.across('#d8e6ea', '#f7fbfc', '#e9f2f4', '#c6d8de')}" opacity=".92"/><path d="M${x + 12} ${y + height * 0.42}Q${x + width / 2} ${y + height * 0.34} ${x + width - 12} ${y + height * 0.42}L${x + width - 18} ${y + height - 16}Q${x + width / 2} ${y + height - 4} ${x + 18} ${y + height - 16}Z" fill="${p.soft}" opacity=".55"/><path d="${slab(x - 14, y - 26, width + 28, 32, 13)}" fill="${p.down(lighten(p.main, 0.15), p.deep)}"/><path d="M${x} ${y - 18}H${x + width}" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><path d="${slab(x + width / 2 - 34, y - 12, 68, 36, 9)}" fill="${p.deep}"/><path d="M${x + 26} ${y + 18}L${x + 34} ${y + height - 24}" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".85"/>`;
    return box(136, 394, 328, 112) + box(162, 272, 276, 96) + box(190, 166, 220, 80);
  },
};

/** A bulb that glows. */
const bulb: Shape = {
  reach: 90,
  label: { brand: 'PIJAR', line: '12 W', size: '' },
  draw: (p) => {
    const globe =
      'M300 92C216 92 166 150 166 216C166 288 222 318 238 384H362C378 318 434 288 434 216C434 150 384 92 300 92Z';
    return `<circle cx="300" cy="216" r="216" fill="${p.round(0.5, 0.5, [0, '#fff3bf', 0.9], [0.4, '#fff0b0', 0.35], [0.62, '#fff0b0', 0])}"/><path d="${globe}" fill="${p.round(0.46, 0.36, '#ffffff', '#fffbe6', '#f3e3b0')}"/>${p.folds(
      globe,
      [
        ['M190 150C170 220 190 280 240 340', 18, 0.9],
        ['M420 190C420 260 380 310 366 384', 24, -0.12],
      ],
    )}
${p.body('M238 380H362L352 440H248Z', p.across('#d9d5da', '#ffffff', '#ece9ed', '#bdb8bf'), 0.3)}${p.text(p.label.brand, { x: 300, y: 408, size: 21, fill: p.deep, spacing: 2, fit: 100 })}${p.text(p.label.line, { x: 300, y: 430, size: 17, fill: '#5d5861' })}
${p.body(slab(254, 438, 92, 52, 6), p.across('#8f8a92', '#f7f5f8', '#b9b4bc', '#7f7a82'), 0.1)}${repeat(4, (i) => `<path d="M252 ${448 + i * 11}L348 ${444 + i * 11}" stroke="#5d5861" stroke-opacity=".6" stroke-width="3.5"/>`)}<path d="M268 490H332L318 506H282Z" fill="#2a272d"/>`;
  },
};

/** A desk lamp with an arm. */
const deskLamp: Shape = {
  reach: 130,
  draw: (p) =>
    `<path d="M196 218L62 470H420L316 250Z" fill="${p.down([0, '#fff2b8', 0.75], [1, '#fff2b8', 0])}"/>${p.body('M270 482C274 460 430 460 434 482L440 500Q440 508 430 508H274Q264 508 264 500Z', p.down(p.main, p.deep), 0.4)}<path d="M352 470L414 316" stroke="${p.deep}" stroke-width="15" stroke-linecap="round"/><path d="M414 316L300 176" stroke="${p.deep}" stroke-width="15" stroke-linecap="round"/><path d="M354 462L412 320L306 188" stroke="#fff" stroke-opacity=".35" stroke-width="4" fill="none"/><circle cx="414" cy="316" r="16" fill="${p.accent}"/><circle cx="352" cy="470" r="13" fill="${p.accent}"/>
<path d="M300 176C262 120 210 130 186 170L172 236C220 230 290 240 330 262Z" fill="${p.slant(lighten(p.main, 0.25), p.main, p.deep)}"/><path d="M172 236C220 230 290 240 330 262C290 278 210 262 172 236Z" fill="#fff6cf"/><path d="M204 166C220 146 250 142 270 158" stroke="#fff" stroke-opacity=".6" stroke-width="8" stroke-linecap="round" fill="none"/><circle cx="300" cy="176" r="13" fill="${p.accent}"/>`,
};

/** A broom and a dustpan. */
const broom: Shape = {
  reach: 150,
  draw: (p) =>
    `<g transform="rotate(7 270 300)"><path d="M262 66H280V356H262Z" fill="${p.across(p.deep, p.main, p.soft, p.main, p.deep)}"/><rect x="258" y="56" width="26" height="26" rx="10" fill="${p.accent}"/>${p.body('M216 350H326Q336 350 338 362L344 394H198L204 362Q206 350 216 350Z', p.down(p.main, p.deep), 0.4)}<path d="M198 392H344L372 498Q372 506 360 506H182Q170 506 170 498Z" fill="${p.down('#e8c57d', '#c28f3d')}"/>${repeat(26, (i) => `<path d="M${204 + i * 5.4} 394L${176 + i * 7.6} 504" stroke="#8a5f1f" stroke-opacity=".4" stroke-width="2.4"/>`)}<path d="M198 392H344L347 404H195Z" fill="#000" opacity=".2"/></g>
<path d="M404 330H420V428H404Z" fill="${p.across(p.deep, p.soft, p.deep)}"/><path d="M352 424H472L504 506H322Z" fill="${p.slant(lighten(p.main, 0.2), p.main, p.deep)}"/><path d="M352 424H472L480 444H344Z" fill="#fff" opacity=".25"/><path d="M330 488H496" stroke="#000" stroke-opacity=".25" stroke-width="4"/>${repeat(5, (i) => `<path d="M${376 + i * 18} 450L${364 + i * 24} 484" stroke="#000" stroke-opacity=".14" stroke-width="3"/>`)}`,
};

/** A spin-mop bucket with its mop. */
const mop: Shape = {
  reach: 176,
  draw: (p) => {
    const bucket = barrel(300, { y: 340, rx: 168 }, { y: 500, rx: 140 }, 26);
    return `<g transform="rotate(-14 330 260)"><path d="M322 60H336V320H322Z" fill="${p.across('#8f8a92', '#f7f5f8', '#b9b4bc', '#7f7a82')}"/><rect x="318" y="54" width="22" height="80" rx="10" fill="${p.main}"/></g>
<path d="${disc(300, 340, 168, 40)}" fill="${darken(p.deep, 0.3)}"/><path d="${disc(360, 336, 86, 26)}" fill="#cfcad1"/><path d="${disc(360, 340, 76, 20)}" fill="#77727a"/>${repeat(22, (i) => `<path d="M${300 + i * 6} 322C${292 + i * 6.4} 300 ${302 + i * 6} 280 ${334 + i * 2.6} 268" stroke="${i % 3 ? '#ffffff' : lighten(p.soft, 0.3)}" stroke-width="7" stroke-linecap="round" fill="none"/>`)}<path d="${disc(362, 268, 42, 13)}" fill="${p.main}"/>
${p.body(bucket, p.down(lighten(p.main, 0.1), p.main, p.deep), 0.5)}<path d="M132 340Q300 392 468 340L466 360Q300 412 134 360Z" fill="#fff" opacity=".32"/><path d="${slab(214, 410, 130, 46, 14)}" fill="#fff" opacity=".22"/><path d="M150 372C130 420 150 470 170 480" stroke="#fff" stroke-opacity=".3" stroke-width="7" fill="none"/>`;
  },
};

/** A laundry basket. */
const basket: Shape = {
  reach: 150,
  draw: (p) => {
    const side = 'M138 206H462L426 488Q424 506 404 506H196Q176 506 174 488Z';
    const holes = p.pattern(
      40,
      46,
      `<rect width="40" height="46" fill="${p.main}"/><rect x="9" y="7" width="22" height="32" rx="9" fill="${darken(p.deep, 0.35)}"/><path d="M11 33q9 8 18 0" stroke="${p.soft}" stroke-width="2" fill="none"/>`,
    );
    return `<path d="M170 206C160 150 220 132 262 152C290 120 360 118 376 156C420 140 446 168 436 206Z" fill="#f6f1ec"/><path d="M262 152C250 172 256 190 262 206M376 156C364 176 366 190 362 206" stroke="#000" stroke-opacity=".14" stroke-width="5" fill="none"/><path d="M300 136C340 124 366 138 372 172L352 206H286Z" fill="${p.accent}" opacity=".85"/>${p.body(side, holes, 0.34)}<path d="${slab(124, 192, 352, 44, 18)}" fill="${p.down(lighten(p.main, 0.2), p.deep)}"/><path d="M144 204H456" stroke="#fff" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"/><path d="${slab(246, 204, 108, 20, 10)}" fill="${darken(p.deep, 0.4)}"/><path d="M176 470H424L420 494Q416 506 404 506H196Q182 506 178 494Z" fill="${p.deep}"/>`;
  },
};

/** A three-tier shelf with things on it. */
const shelf: Shape = {
  reach: 150,
  draw: (p) => {
    const board = (y: number) =>
      `<path d="M168 ${y}H432L446 ${y + 12}H154Z" fill="${p.down(lighten(p.soft, 0.2), p.main)}"/><path d="M154 ${y + 12}H446V${y + 28}H154Z" fill="${p.down(p.main, p.deep)}"/>`;
    const leg = (x: number) =>
      `<path d="M${x} 96H${x + 13}V508H${x}Z" fill="${p.across('#2a272d', '#6d6872', '#1d1b20')}"/>`;
    return `${leg(176)}${leg(412)}${board(462)}${board(340)}${board(218)}${board(104)}${leg(150)}${leg(437)}
<path d="M216 154h34v64h-34z" fill="${p.accent}"/><path d="M252 164h24v54h-24z" fill="#7f9db8"/><path d="M278 148h28v70h-28z" fill="#c97b63"/><path d="M312 160l24 6-14 54-24-6z" fill="#8fae84"/><path d="M352 184H402L396 218H358Z" fill="#e3d3bd"/><path d="M376 186C350 170 352 148 366 140C372 156 378 166 377 184C382 160 398 150 408 152C410 168 398 182 376 186Z" fill="#4f9a5c"/>
<path d="${slab(200, 282, 96, 58, 9)}" fill="#d8b98c"/><path d="M200 300H296" stroke="#000" stroke-opacity=".14" stroke-width="3"/>${repeat(7, (i) => `<path d="M${208 + i * 13} 286v50" stroke="#8a6234" stroke-opacity=".4" stroke-width="2"/>`)}<circle cx="352" cy="310" r="30" fill="${p.round(0.4, 0.3, '#ffffff', '#ece7e3', '#c7bfb9')}"/><circle cx="352" cy="310" r="22" fill="none" stroke="#77706b" stroke-width="2.5"/><path d="M352 310V296M352 310L362 314" stroke="#3a373c" stroke-width="4" stroke-linecap="round"/>
<path d="${slab(204, 398, 78, 64, 12)}" fill="${lighten(p.soft, 0.5)}"/><path d="${slab(198, 388, 90, 18, 8)}" fill="${p.deep}"/><path d="M318 416H396L388 462H326Z" fill="#c7a27a"/><path d="M322 426C344 436 370 436 392 426" stroke="#8a6234" stroke-width="3" fill="none"/>`;
  },
};

export const home = {
  'tempat-beras': riceBox,
  'kotak-makan': containers,
  'lampu-led': bulb,
  'lampu-meja': deskLamp,
  sapu: broom,
  'alat-pel': mop,
  keranjang: basket,
  rak: shelf,
} satisfies Record<string, Shape>;
