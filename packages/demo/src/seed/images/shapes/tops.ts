import { darken, lighten } from '../color.ts';
import type { Fold } from '../paint.ts';
import { readSvgShape } from '../read-svg-shape.ts';
import type { Shape } from '../shape.ts';
import { repeat } from '../svg-paths.ts';

/** A short-sleeved shirt laid flat. */
export const SHIRT =
  'M228 122C206 130 176 142 152 156C128 172 104 222 88 266L150 296L166 268C172 330 170 420 164 496C240 510 360 510 436 496C430 420 428 330 434 268L450 296L512 266C496 222 472 172 448 156C424 142 394 130 372 122C356 150 244 150 228 122Z';

export const SHIRT_FOLDS: readonly Fold[] = [
  ['M166 268C190 300 196 350 186 500', 22, -0.16],
  ['M434 268C410 300 404 350 414 500', 24, -0.2],
  ['M240 300C260 380 236 430 250 510', 18, -0.1],
  ['M340 260C330 350 356 420 344 510', 22, 0.16],
  ['M200 190C260 250 240 330 218 400', 24, 0.2],
  ['M150 170C140 210 130 240 120 280', 16, 0.16],
  ['M166 268L152 200', 8, -0.22],
  ['M434 268L448 200', 8, -0.26],
];

/** A long-sleeved top laid flat, sleeves hanging. */
const LONG =
  'M226 124C200 132 170 144 148 160C120 182 96 300 84 456Q84 472 102 476L140 480Q152 478 154 464L172 300C176 370 172 440 166 498C244 510 356 510 434 498C428 440 424 370 428 300L446 464Q448 478 460 480L498 476Q516 472 516 456C504 300 480 182 452 160C430 144 400 132 374 124C356 152 244 152 226 124Z';

const LONG_FOLDS: readonly Fold[] = [
  ['M172 300C190 340 192 400 184 500', 20, -0.18],
  ['M428 300C410 340 408 400 416 500', 22, -0.22],
  ['M172 300L160 210', 10, -0.26],
  ['M428 300L440 210', 10, -0.3],
  ['M150 190C126 270 112 360 106 470', 18, 0.2],
  ['M452 190C476 270 488 360 494 470', 18, -0.2],
  ['M220 190C256 270 238 360 224 440', 24, 0.2],
  ['M352 280C340 360 364 430 350 505', 20, 0.14],
  ['M268 330C282 400 260 450 270 505', 16, -0.1],
];

/** A plain shirt with a collar and buttons. */
const shirt: Shape = {
  reach: 170,
  draw: (p) => {
    const twill = p.pattern(
      7,
      7,
      `<path d="M0 7L7 0" stroke="#fff" stroke-opacity=".09" stroke-width="1.4"/>`,
    );
    const buttons = repeat(
      6,
      (i) =>
        `<circle cx="300" cy="${206 + i * 55}" r="6" fill="${lighten(p.soft, 0.6)}" stroke="#000" stroke-opacity=".3"/><circle cx="300" cy="${206 + i * 55}" r="1.6" fill="${p.deep}"/>`,
    );
    return `<path d="M226 122C250 106 350 106 374 122L300 172Z" fill="${darken(p.deep, 0.35)}"/><path d="${LONG}" fill="${p.down(p.main, p.deep)}"/><path d="${LONG}" fill="${twill}"/>${p.folds(LONG, LONG_FOLDS)}
<path d="M284 164V505M316 164V505" stroke="#000" stroke-opacity=".2" stroke-width="2"/>${buttons}<path d="M226 116C220 142 238 184 262 206L300 166C268 154 244 140 236 114ZM374 116C380 142 362 184 338 206L300 166C332 154 356 140 364 114Z" fill="${lighten(p.main, 0.12)}" stroke="#000" stroke-opacity=".2" stroke-width="2"/>
<path d="M340 270h66v58q-33 22-66 0z" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="2.5"/><path d="M88 440L154 450M446 450L512 440" stroke="#000" stroke-opacity=".24" stroke-width="3"/>`;
  },
};

/** A hooded sweatshirt with a pouch pocket. */
const hoodie: Shape = {
  reach: 172,
  draw: (p) => {
    const hood = 'M214 140C212 96 250 82 300 82S388 96 386 140C392 176 352 200 300 200S208 176 214 140Z';
    return `<path d="${LONG}" fill="${p.down(p.main, p.deep)}"/>${p.folds(LONG, LONG_FOLDS)}
${p.body(hood, p.down(lighten(p.main, 0.1), p.main), 0.3)}<path d="M240 142C242 116 268 108 300 108S358 116 360 142C362 172 330 186 300 186S238 172 240 142Z" fill="${darken(p.deep, 0.35)}"/><path d="M240 142C242 116 268 108 300 108S358 116 360 142" stroke="#000" stroke-opacity=".3" stroke-width="5" fill="none"/>
<path d="M264 190C260 230 268 254 262 284M336 190C340 230 332 250 338 276" stroke="${lighten(p.soft, 0.5)}" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M258 280h8v16h-8zM334 272h8v16h-8z" fill="${p.accent}"/>
<path d="M214 372H386L404 452Q404 462 394 462H206Q196 462 196 452Z" fill="${p.main}" stroke="#000" stroke-opacity=".22" stroke-width="2.5"/><path d="M214 372L198 446M386 372L402 446" stroke="#000" stroke-opacity=".3" stroke-width="5"/>
<path d="M166 482C244 494 356 494 434 482L434 498C356 510 244 510 166 498Z" fill="${p.deep}"/><path d="M84 456L154 464 152 478 140 480 102 476Q86 472 84 456ZM516 456L446 464 448 478 460 480 498 476Q514 472 516 456Z" fill="${p.deep}"/>${repeat(22, (i) => `<path d="M${176 + i * 12} 488v12" stroke="#000" stroke-opacity=".18" stroke-width="3"/>`)}`;
  },
};

/** A bomber jacket with a zip. */
const jacket: Shape = {
  reach: 172,
  draw: (p) => {
    const rib = (d: string) => `<path d="${d}" fill="${darken(p.deep, 0.25)}"/>`;
    return `<path d="${LONG}" fill="${p.slant(lighten(p.main, 0.12), p.main, p.deep)}"/>${p.folds(LONG, [...LONG_FOLDS, ['M230 150C260 260 250 380 244 500', 30, 0.12]])}
${rib('M224 122C250 146 350 146 376 122L384 140C352 176 248 176 216 140Z')}${rib('M164 474C244 488 356 488 436 474L434 500C356 512 244 512 166 500Z')}${rib('M82 452L156 462 152 482 138 484 100 478Q82 474 82 452ZM518 452L444 462 448 482 462 484 500 478Q518 474 518 452Z')}
${repeat(26, (i) => `<path d="M${172 + i * 10.4} 482v20" stroke="#fff" stroke-opacity=".12" stroke-width="3"/>`)}
<path d="M300 158V508" stroke="${darken(p.deep, 0.4)}" stroke-width="13"/><path d="M300 160V508" stroke="#cfcad1" stroke-width="6" stroke-dasharray="3 3"/><path d="M293 196h14v26q-7 8-14 0z" fill="#e9e5ea" stroke="#77727a" stroke-width="1.5"/>
<path d="M204 380L236 442M396 380L364 442" stroke="${darken(p.deep, 0.4)}" stroke-width="7" stroke-linecap="round"/><path d="M206 384L234 438M394 384L366 438" stroke="#cfcad1" stroke-width="2" stroke-dasharray="3 2"/>
<path d="M452 250l34 6-4 60-34-6z" fill="#000" opacity=".16"/><path d="M236 220h40v14h-40z" fill="${p.accent}"/>`;
  },
};

export const tops = {
  kaos: { draw: readSvgShape('kaos'), reach: 160 },
  kemeja: shirt,
  hoodie,
  jaket: jacket,
} satisfies Record<string, Shape>;
