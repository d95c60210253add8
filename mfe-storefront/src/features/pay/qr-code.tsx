import * as style from './how-to-pay.styles.ts';
import { qrPath } from './qr-path.ts';

/** The code of QRIS, dark on white in both themes: cameras read nothing else for certain. */
export const QrCode = ({ payload, label }: { payload: string; label: string }) => {
  const { edge, path } = qrPath(payload);
  return (
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
};
