import type { Pdf } from './open-pdf.ts';

/** A petal of the flower in the middle of a mark of 48 points. */
const petal =
  'M0-2.5C.9-2.5 1.5-3.5 2.1-4.6L6.9-13.4C9.2-17.7 5.7-21 0-21C-5.7-21-9.2-17.7-6.9-13.4L-2.1-4.6C-1.5-3.5-.9-2.5 0-2.5Z';
const turns = [30, 90, 150, 210, 270, 330];

interface Colors {
  ground: string;
  petals: string;
  first: string;
  name: string;
}

export const inColor: Colors = { ground: '#6b1a45', petals: '#ffffff', first: '#ffbc19', name: '#6b1a45' };
/** For printers that know black alone. */
export const inBlack: Colors = { ground: '#000000', petals: '#ffffff', first: '#ffffff', name: '#000000' };

/** Renders the flower and the marketplace's name, `height` points tall, from the upper left corner. */
export const renderLogo = (pdf: Pdf, x: number, y: number, height: number, colors: Colors): void => {
  const { doc } = pdf;
  doc
    .save()
    .translate(x, y)
    .scale(height / 48);
  doc.circle(24, 24, 23).fill(colors.ground).translate(24, 24);
  for (const [index, turn] of turns.entries()) {
    doc.save().rotate(turn).scale(0.86);
    doc
      .path(petal)
      .fill(index === 0 ? colors.first : colors.petals)
      .restore();
  }
  doc.restore();
  pdf.text('Pasar', x + height * 1.18, y + height * 0.14, {
    size: height * 0.58,
    weight: 'bold',
    color: colors.name,
  });
};
