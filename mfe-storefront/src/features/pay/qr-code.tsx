import * as style from './how-to-pay.styles.ts';
import type { QrDrawing } from './qr-path.ts';

/** The code of QRIS, dark on white in both themes: cameras read nothing else for certain. */
export const QrCode = ({ drawing: { edge, path }, label }: { drawing: QrDrawing; label: string }) => (
  <svg
    css={style.qr}
    viewBox={`0 0 ${edge} ${edge}`}
    role="img"
    aria-label={label}
    shapeRendering="crispEdges"
  >
    <path d={path} />
  </svg>
);
