/** Apart from the messages of all parts, so that pages without documents do not load them. */
export const documentMessages = {
  id: {
    open: 'Buka dokumen (dicatat)',
    larger: 'Perbesar',
    smaller: 'Perkecil',
    turn: 'Putar',
    stage: (title: string) => `${title}: geser dengan panah, perbesar dengan + dan -, putar dengan R`,
  },
  en: {
    open: 'Open document (recorded)',
    larger: 'Zoom in',
    smaller: 'Zoom out',
    turn: 'Rotate',
    stage: (title: string) => `${title}: move with the arrows, zoom with + and -, rotate with R`,
  },
};
