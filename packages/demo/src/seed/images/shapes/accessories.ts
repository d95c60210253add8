import { darken, lighten } from '../color.ts';
import type { Shape } from '../shape.ts';
import { around, disc, repeat, slab } from '../svg-paths.ts';

/** A wrist watch with hands at ten past ten. */
const watch: Shape = {
  reach: 90,
  draw: (p) => {
    const upper = 'M248 96Q248 84 262 84H338Q352 84 352 96L366 222H234Z';
    const lower = 'M234 386H366L352 496Q350 508 338 508H262Q250 508 248 496Z';
    const stitch = `stroke="${p.soft}" stroke-width="2.4" stroke-dasharray="7 5" fill="none" opacity=".8"`;
    return `${p.body(upper, p.down(p.deep, p.main), 0.4)}${p.body(lower, p.down(p.main, p.deep), 0.4)}<path d="M258 92L248 214M342 92L352 214M248 394L258 500M352 394L342 500" ${stitch}/>${repeat(5, (i) => `<ellipse cx="300" cy="${412 + i * 18}" rx="5" ry="4" fill="#000" opacity=".45"/>`)}
<rect x="404" y="290" width="22" height="28" rx="6" fill="${p.down('#f7f2e4', '#a58a4b')}"/><circle cx="300" cy="304" r="112" fill="${p.slant('#fffaf0', '#d9bd78', '#8a6a2a', '#f4e6bd')}"/><circle cx="300" cy="304" r="97" fill="#2a2529"/><circle cx="300" cy="304" r="92" fill="${p.round(0.4, 0.32, lighten(p.soft, 0.6), lighten(p.soft, 0.35), p.soft)}"/>
${around(12, 300, 304, `<path d="M298 222h4v16h-4z" fill="${darken(p.deep, 0.2)}"/>`)}${around(4, 300, 304, `<path d="M296.5 220h7v24h-7z" fill="${darken(p.deep, 0.3)}"/>`)}${around(60, 300, 304, `<path d="M299.5 219h1v6h-1z" fill="${darken(p.deep, 0.2)}"/>`)}
<g stroke-linecap="round"><path d="M300 304L254 274" stroke="${darken(p.deep, 0.3)}" stroke-width="9"/><path d="M300 304L356 256" stroke="${darken(p.deep, 0.3)}" stroke-width="6"/><path d="M296 320L306 234" stroke="${p.accent}" stroke-width="2.6"/></g><circle cx="300" cy="304" r="7" fill="${p.accent}"/><rect x="346" y="294" width="26" height="20" rx="3" fill="#fff"/>${p.text('17', { x: 359, y: 310, size: 15, fill: '#2a2529' })}
<path d="M222 272A84 84 0 0 1 330 218L250 370A84 84 0 0 1 222 272Z" fill="#fff" opacity=".16"/>`;
  },
};

/** Sunglasses or reading glasses on their arms. */
const glasses: Shape = {
  reach: 196,
  foot: 386,
  draw: (p) => {
    const lens = (x: number) =>
      `M${x - 92} 262C${x - 92} 236 ${x - 70} 230 ${x} 230S${x + 92} 236 ${x + 92} 262C${x + 92} 338 ${x + 54} 376 ${x} 376S${x - 92} 338 ${x - 92} 262Z`;
    const glass = p.slant(darken(p.deep, 0.1), p.main, p.soft);
    return `<path d="M104 248C116 214 180 196 232 190M496 248C484 214 420 196 368 190" stroke="${darken(p.deep, 0.55)}" stroke-width="11" stroke-linecap="round" fill="none"/>
${[190, 410].map((x) => `<path d="${lens(x)}" fill="${glass}" opacity=".9"/><path d="${lens(x)}" fill="none" stroke="${darken(p.deep, 0.5)}" stroke-width="15"/><path d="${lens(x)}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="3"/><path d="M${x - 64} 262L${x - 18} 250L${x - 52} 330C${x - 66} 312 ${x - 70} 286 ${x - 64} 262Z" fill="#fff" opacity=".32"/><path d="M${x + 6} 250L${x + 26} 250L${x - 12} 346L${x - 24} 338Z" fill="#fff" opacity=".18"/>`).join('')}
<path d="M276 262C286 244 314 244 324 262" stroke="${darken(p.deep, 0.5)}" stroke-width="16" fill="none"/><path d="M280 256C290 244 310 244 320 256" stroke="#fff" stroke-opacity=".3" stroke-width="3" fill="none"/><circle cx="100" cy="252" r="6" fill="#d9bd78"/><circle cx="500" cy="252" r="6" fill="#d9bd78"/>`;
  },
};

/** A baseball cap. */
const hat: Shape = {
  reach: 186,
  foot: 440,
  draw: (p) => {
    const crown = 'M150 366C140 240 200 158 300 158S460 240 450 366C360 340 240 340 150 366Z';
    const brim =
      'M148 360C240 328 360 328 452 360C478 396 462 434 430 442C372 408 228 408 170 442C138 434 122 396 148 360Z';
    return `${p.body(crown, p.slant(lighten(p.main, 0.18), p.main, p.deep), 0.2)}${p.folds(crown, [
      ['M196 220C180 270 178 320 180 360', 26, 0.3],
      ['M420 220C436 270 436 320 430 360', 28, -0.28],
    ])}<path d="M300 158C256 200 240 270 238 342M300 158C344 200 360 270 362 342M300 158V336" stroke="#000" stroke-opacity=".22" stroke-width="2.6" fill="none"/><path d="M300 160C262 204 247 270 245 340M300 160C338 204 353 270 355 340" stroke="#fff" stroke-opacity=".3" stroke-width="1.6" stroke-dasharray="5 4" fill="none"/><ellipse cx="300" cy="158" rx="15" ry="8" fill="${p.deep}"/>
<g transform="translate(300 268)"><path d="M-44-34H44V14Q44 40 0 50-44 40-44 14Z" fill="${lighten(p.soft, 0.5)}"/><path d="M-30 16L-10-14 4 4 14-8 30 16Z" fill="${p.deep}"/><circle cx="20" cy="-18" r="7" fill="${p.accent}"/></g>
<path d="${brim}" fill="${p.down(lighten(p.main, 0.12), p.deep)}"/><path d="M144 392C230 360 370 360 456 392M150 408C230 376 370 376 450 408M160 424C236 392 364 392 440 424" stroke="#fff" stroke-opacity=".24" stroke-width="2" stroke-dasharray="7 5" fill="none"/><path d="M148 364C240 334 360 334 452 364" stroke="#000" stroke-opacity=".35" stroke-width="6" fill="none"/><circle cx="214" cy="252" r="5" fill="#000" opacity=".35"/><circle cx="386" cy="252" r="5" fill="#000" opacity=".35"/>`;
  },
};

/** A smart watch showing rings and the time. */
const smartwatch: Shape = {
  reach: 92,
  draw: (p) => {
    const band = p.across(p.deep, p.main, lighten(p.main, 0.15), p.deep);
    return `<path d="M244 210C244 150 256 108 262 92Q264 84 274 84H326Q336 84 338 92C344 108 356 150 356 210ZM244 398C244 456 256 488 262 500Q264 508 274 508H326Q336 508 338 500C344 488 356 456 356 398Z" fill="${band}"/>${repeat(4, (i) => `<ellipse cx="300" cy="${430 + i * 18}" rx="6" ry="4" fill="#000" opacity=".35"/>`)}
<path d="${slab(404, 268, 16, 40, 7)}" fill="${p.down('#d9d5dc', '#77727a')}"/><path d="${slab(198, 186, 208, 236, 58)}" fill="${p.slant('#f4f2f5', '#8d8890', '#3a363c', '#b5b0b8')}"/><path d="${slab(207, 195, 190, 218, 50)}" fill="#0c0b0e"/>
${p.text('10.09', { x: 300, y: 262, size: 46, fill: '#fff', weight: 700 })}<g fill="none" stroke-linecap="round" stroke-width="11"><circle cx="266" cy="338" r="42" stroke="#fff" stroke-opacity=".12"/><path d="M266 296a42 42 0 1 1-36 63" stroke="${p.soft}"/><circle cx="266" cy="338" r="27" stroke="#fff" stroke-opacity=".12"/><path d="M266 311a27 27 0 1 1-26 33" stroke="${p.accent}"/></g>
${p.text('7.842', { x: 352, y: 332, size: 22, fill: '#fff' })}${p.text('langkah', { x: 352, y: 350, size: 13, fill: '#b9b5bd', weight: 500 })}<path d="M336 372l7 0 5-12 7 20 5-8 12 0" stroke="#ff5a6a" stroke-width="3.4" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M212 236Q216 202 250 199L330 198L222 400Q208 390 207 360V250Z" fill="#fff" opacity=".07"/>`;
  },
};

/** A bracelet of round beads with a pendant. */
const bracelet: Shape = {
  reach: 150,
  foot: 440,
  draw: (p) =>
    `<path d="${disc(300, 310, 158, 112)}" fill="none" stroke="${p.slant(lighten(p.accent, 0.5), p.accent, darken(p.accent, 0.4), lighten(p.accent, 0.3))}" stroke-width="15"/>${repeat(
      18,
      (i) => {
        const turn = (i / 18) * 2 * Math.PI;
        const [x, y] = [300 + Math.cos(turn) * 158, 310 + Math.sin(turn) * 112];
        const size = 17 + Math.sin(turn) * 6;
        return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size.toFixed(1)}" fill="${p.round(0.36, 0.3, lighten(p.soft, 0.7), i % 3 ? p.main : p.soft, p.deep)}"/><circle cx="${(x - size * 0.3).toFixed(1)}" cy="${(y - size * 0.35).toFixed(1)}" r="${(size * 0.22).toFixed(1)}" fill="#fff" opacity=".85"/>`;
      },
    )}<path d="M300 424v22" stroke="${p.accent}" stroke-width="4"/><path d="M300 444l20 16-20 26-20-26z" fill="${p.slant(lighten(p.accent, 0.6), p.accent, darken(p.accent, 0.3))}"/>`,
};

export const accessories = {
  'jam-tangan': watch,
  kacamata: glasses,
  topi: hat,
  'jam-pintar': smartwatch,
  gelang: bracelet,
} satisfies Record<string, Shape>;
