import { darken, lighten } from '../color.ts';
import { readSvgShape } from '../read-svg-shape.ts';
import type { Shape } from '../shape.ts';
import { repeat } from '../svg-paths.ts';

const LEGS =
  'M196 96H404L416 176C430 280 440 390 440 500Q440 508 430 508H334Q326 508 325 500L302 236 275 500Q274 508 266 508H170Q160 508 160 500C160 390 170 280 184 176Z';

/** Jeans with contrast seams. */
const jeans: Shape = {
  reach: 150,
  draw: (p) => {
    const seam = `stroke="${p.accent}" stroke-width="2.4" stroke-dasharray="6 4" fill="none"`;
    const twill = p.pattern(
      6,
      6,
      '<path d="M0 6L6 0" stroke="#fff" stroke-opacity=".13" stroke-width="1.2"/><path d="M0 3L3 0" stroke="#000" stroke-opacity=".12" stroke-width="1"/>',
    );
    return `${p.body(LEGS, p.across(p.deep, p.main, p.deep), 0.16)}<path d="${LEGS}" fill="${twill}"/>
${p.folds(LEGS, [
  ['M232 200C222 300 216 400 214 500', 40, 0.34],
  ['M372 200C380 300 386 400 388 500', 40, 0.26],
  ['M302 236C280 300 270 400 262 500', 16, -0.3],
  ['M302 236C322 300 332 400 340 500', 16, -0.34],
  ['M200 240C240 250 270 240 300 216', 10, -0.26],
  ['M404 240C360 252 330 240 300 216', 10, -0.26],
  ['M190 360C215 368 240 362 264 350', 8, -0.22],
  ['M410 366C384 374 360 366 336 354', 8, -0.22],
])}
<path d="M194 96H406L410 128H190Z" fill="${darken(p.deep, 0.12)}"/><path d="M194 104H406M191 124H409" ${seam}/>${[214, 262, 338, 380].map((x) => `<path d="M${x} 92h9v40h-9z" fill="${p.main}" stroke="#000" stroke-opacity=".3"/>`).join('')}
<circle cx="300" cy="113" r="8" fill="#d7a75c" stroke="#8a5f24"/><path d="M300 128V216C318 212 326 190 326 128" ${seam}/><path d="M188 152C206 190 236 196 262 128M412 152C394 190 364 196 338 128" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="3"/><path d="M192 152C210 184 236 190 258 128M408 152C390 184 364 190 342 128" ${seam}/>
<path d="M161 488H274M326 488H439" ${seam}/>`;
  },
};

/** Straight cotton trousers with a crease. */
const chino: Shape = {
  reach: 150,
  draw: (p) =>
    `${p.body(LEGS, p.down(lighten(p.main, 0.08), p.main, p.deep), 0.2)}${p.folds(LEGS, [
      ['M302 236C282 300 272 400 264 500', 18, -0.24],
      ['M302 236C320 300 330 400 338 500', 18, -0.28],
      ['M200 236C240 248 270 238 300 214', 9, -0.2],
      ['M404 236C360 248 330 238 300 214', 9, -0.22],
    ])}
<path d="M228 210C222 300 218 400 216 506M374 210C380 300 384 400 386 506" stroke="#fff" stroke-opacity=".32" stroke-width="4" fill="none"/><path d="M232 210C226 300 222 400 220 506M378 210C384 300 388 400 390 506" stroke="#000" stroke-opacity=".16" stroke-width="3" fill="none"/>
<path d="M194 96H406L410 126H190Z" fill="${darken(p.main, 0.12)}"/><path d="M300 126V220C316 214 322 194 322 126" stroke="#000" stroke-opacity=".22" stroke-width="2.5" fill="none"/><path d="M190 150L226 206M410 150L374 206" stroke="#000" stroke-opacity=".3" stroke-width="4"/><circle cx="300" cy="111" r="6.5" fill="${darken(p.deep, 0.2)}"/>${[218, 264, 336, 376].map((x) => `<path d="M${x} 93h8v36h-8z" fill="${p.main}" stroke="#000" stroke-opacity=".22"/>`).join('')}`,
};

/** A long modest dress with pleats and wide sleeves. */
const gown: Shape = {
  reach: 150,
  draw: (p) => {
    const dress =
      'M264 84C244 90 226 96 216 108C192 168 172 236 160 304L200 320L240 226C244 300 208 410 168 494C250 514 350 514 432 494C392 410 356 300 360 226L400 320L440 304C428 236 408 168 384 108C374 96 356 90 336 84C328 102 272 102 264 84Z';
    return `${p.body(dress, p.down(lighten(p.main, 0.1), p.main, p.deep), 0.18)}
${p.folds(dress, [
  ['M252 250C254 340 226 420 206 506', 16, -0.24],
  ['M276 250C278 350 258 430 250 510', 16, 0.28],
  ['M300 250V512', 14, -0.2],
  ['M326 250C324 350 344 430 352 510', 18, 0.2],
  ['M348 250C348 340 376 420 396 506', 18, -0.26],
  ['M230 116C248 150 250 190 246 222', 16, 0.26],
  ['M186 210C178 240 172 280 168 310', 12, 0.24],
  ['M414 210C422 240 428 280 432 310', 12, -0.24],
])}
<path d="M242 216C276 228 324 228 358 216L359 232C324 244 276 244 241 232Z" fill="${darken(p.deep, 0.12)}"/><path d="M288 232C284 266 270 290 262 312M312 232C316 260 326 284 338 302" stroke="${darken(p.deep, 0.12)}" stroke-width="7" stroke-linecap="round" fill="none"/>
<path d="M264 84C272 106 328 106 336 84C336 106 326 118 300 120 274 118 264 106 264 84Z" fill="${p.accent}"/><path d="M300 120V216" stroke="#000" stroke-opacity=".24" stroke-width="2"/>${repeat(4, (i) => `<circle cx="300" cy="${138 + i * 21}" r="4" fill="${p.accent}" stroke="#000" stroke-opacity=".2"/>`)}
<path d="M162 296L202 312M438 296L398 312" stroke="${p.accent}" stroke-width="6"/><path d="M173 480C252 500 348 500 427 480" stroke="${p.accent}" stroke-width="5" fill="none"/><path d="M180 464C256 482 344 482 420 464" stroke="${p.accent}" stroke-width="2" fill="none" opacity=".7"/>`;
  },
};

/** A prayer garment: the veil falls over the skirt, both edged with lace. */
const prayerVeil: Shape = {
  reach: 176,
  draw: (p) => {
    const veil =
      'M300 84C240 84 214 126 214 176C212 216 184 250 156 300C138 336 126 368 122 396C220 424 380 424 478 396C474 368 462 336 444 300C416 250 388 216 386 176C386 126 360 84 300 84Z';
    const skirt = 'M178 380C172 420 160 460 146 496C236 514 364 514 454 496C440 460 428 420 422 380Z';
    const lace = (d: string) =>
      `<path d="${d}" stroke="${lighten(p.soft, 0.7)}" stroke-width="13" fill="none" stroke-dasharray="3 7" stroke-linecap="round"/><path d="${d}" stroke="${p.accent}" stroke-width="2.5" fill="none" stroke-dasharray="2 8" stroke-linecap="round"/>`;
    return `${p.body(skirt, p.down(p.main, p.deep), 0.22)}${p.folds(skirt, [
      ['M214 400L190 505', 16, -0.24],
      ['M258 410L246 510', 16, 0.28],
      ['M300 410V512', 14, -0.2],
      ['M346 410L356 510', 16, 0.2],
      ['M388 400L410 505', 18, -0.26],
    ])}${lace('M148 490C236 507 364 507 452 490')}
<path d="${veil}" fill="${p.down(lighten(p.soft, 0.35), p.main)}"/>${p.folds(veil, [
      ['M232 230C200 290 184 350 180 410', 18, -0.2],
      ['M262 250C236 310 230 370 230 414', 18, 0.36],
      ['M300 260C296 320 300 370 300 420', 16, -0.14],
      ['M340 250C366 310 372 370 372 414', 18, 0.24],
      ['M372 230C402 290 416 350 420 408', 20, -0.24],
      ['M236 170C238 128 262 106 300 102', 16, 0.5],
    ])}
<path d="M300 122C262 122 246 150 246 182C246 222 270 246 300 246S354 222 354 182C354 150 338 122 300 122Z" fill="${darken(p.deep, 0.2)}"/><path d="M300 130C268 130 254 156 254 184C254 220 274 240 300 240S346 220 346 184C346 156 332 130 300 130Z" fill="${p.round(0.45, 0.4, '#f5e6d6', '#e8ccb2', '#cfa688')}"/>${lace('M300 120C260 120 242 150 242 184C242 224 268 250 300 250S358 224 358 184C358 150 340 120 300 120')}${lace('M126 390C220 416 380 416 474 390')}
<g fill="none" stroke="${p.accent}" stroke-width="3" opacity=".75">${[210, 300, 390].map((x) => `<path d="M${x} ${x === 300 ? 386 : 374}c-14-10-14-24 0-34 14 10 14 24 0 34zm0-6c-20 4-28-6-30-18 16-2 28 4 30 18zm0 0c20 4 28-6 30-18-16-2-28 4-30 18z"/>`).join('')}</g>`;
  },
};

/** A man's velvet cap. */
const cap: Shape = {
  reach: 170,
  foot: 440,
  draw: (p) => {
    const side = 'M130 240C150 226 450 226 470 240L482 410C440 452 160 452 118 410Z';
    return `${p.body(side, p.down(lighten(p.main, 0.08), p.main, p.deep), 0.6)}<path d="M130 240C150 206 450 206 470 240C440 268 160 268 130 240Z" fill="${p.down(lighten(p.main, 0.22), p.main)}"/><path d="M190 238C240 222 360 222 410 238" stroke="#000" stroke-opacity=".35" stroke-width="6" fill="none"/>
<path d="M120 386C162 428 438 428 480 386L482 410C440 452 160 452 118 410Z" fill="${p.accent}" opacity=".9"/><path d="M119 398C162 440 438 440 481 398" stroke="${darken(p.deep, 0.2)}" stroke-width="2.5" stroke-dasharray="10 6" fill="none"/>${p.folds(
      side,
      [
        ['M190 250L186 430', 24, 0.22],
        ['M420 250L430 420', 24, -0.3],
      ],
    )}
<g transform="translate(300 338)" fill="none" stroke="${p.accent}" stroke-width="4"><path d="M0-34L10-10 34 0 10 10 0 34-10 10-34 0-10-10Z"/><circle r="44" stroke-dasharray="5 7"/></g>`;
  },
};

export const bottomsAndModest = {
  jeans,
  chino,
  gamis: gown,
  hijab: { draw: readSvgShape('hijab'), reach: 178 },
  mukena: prayerVeil,
  peci: cap,
} satisfies Record<string, Shape>;
