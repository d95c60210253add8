import { palette } from '@pasar/design-tokens';
import * as style from './payment-mark.styles.ts';

interface Mark {
  color: string;
  /** On a tile of 48 × 32. */
  path: string;
}

const wallet = 'M14 10h18a2 2 0 0 1 2 2v2h-8a2 2 0 0 0 0 4h8v2a2 2 0 0 1-2 2H14zM26 15h10v2H26z';

/** Drawn for this market: colors and figures that tell the methods apart, none of them anybody's logo. */
const marks: Record<string, Mark> = {
  va_bca: {
    color: palette.nila[700],
    path: 'M24 15a4 4 0 1 1 0-8 4 4 0 0 1 0 8zM17 25a4 4 0 1 1 0-8 4 4 0 0 1 0 8zM31 25a4 4 0 1 1 0-8 4 4 0 0 1 0 8z',
  },
  va_bri: { color: palette.nila[900], path: 'M16 8h16v16H16zM19 11v10h10zM29 19v-8h-8z' },
  va_bni: {
    color: palette.kunyit[700],
    path: 'M12 13q6-6 12 0t12 0v3q-6 6-12 0t-12 0zM12 20q6-6 12 0t12 0v3q-6 6-12 0t-12 0z',
  },
  va_mandiri: { color: palette.nila[600], path: 'M12 22q6-14 12-4 6 8 12-8v6q-6 14-12 4-6-8-12 8z' },
  va_permata: { color: palette.pandan[700], path: 'M18 8h12l5 6-11 11-11-11zM20 11l-3 3h14l-3-3z' },
  va_cimb: { color: palette.cabai[700], path: 'M14 8h8l10 8-10 8h-8l10-8zM26 8h5l6 8-6 8h-5l7-8z' },
  qris: {
    color: palette.arang[900],
    path: 'M15 7h8v8h-8zM17 9v4h4V9zM25 7h8v8h-8zM27 9v4h4V9zM15 17h8v8h-8zM17 19v4h4v-4zM25 17h3v3h-3zM30 17h3v3h-3zM28 20h2v2h-2zM25 22h3v3h-3zM30 22h3v3h-3z',
  },
  gopay: { color: palette.nila[600], path: wallet },
  shopeepay: { color: palette.cabai[600], path: wallet },
  transfer: {
    color: palette.pandan[600],
    path: 'M14 11h14V7l7 6-7 6v-4H14zM34 19H20v-4l-7 6 7 6v-4h14z',
  },
};

/** A bank, for a method without a figure. */
const other: Mark = {
  color: palette.arang[700],
  path: 'M24 6l10 5v2H14v-2zM16 15h3v7h-3zM22 15h4v7h-4zM29 15h3v7h-3zM14 23h20v3H14z',
};

/** The picture of a payment method, beside its name. */
export const PaymentMark = ({ code }: { code: string }) => {
  const { color, path } = marks[code] ?? other;
  return (
    <svg viewBox="0 0 48 32" width={48} height={32} css={style.mark} aria-hidden="true">
      <rect width={48} height={32} rx={6} fill={color} />
      <path d={path} fill={palette.putih} fillRule="evenodd" />
    </svg>
  );
};
