import { qrPath } from './qr-path.ts';

/** Pixels of one module: large enough for any reader. */
const scale = 12;

/** The code as a PNG, black on white. Throws where the browser cannot render it. */
export const renderQrImage = (payload: string): Promise<Blob> => {
  const { edge, path } = qrPath(payload);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = edge * scale;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale, scale);
  pen.fillStyle = 'black';
  pen.fill(new Path2D(path));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
};
